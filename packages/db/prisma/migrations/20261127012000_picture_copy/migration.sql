-- The picture's address on LinkedIn gives way to a copy, which the next sign-in makes.
ALTER TABLE "users" DROP COLUMN "image",
ADD COLUMN "picture_key" TEXT,
ADD COLUMN "picture_type" TEXT;
