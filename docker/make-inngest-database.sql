-- Inngest keeps its own tables apart from Takt's.
CREATE DATABASE inngest;
