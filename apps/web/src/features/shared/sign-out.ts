/** Leaves by a real form, so that the answer can clear what the browser has kept. */
export function signOut(): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/auth/sign-out";
  document.body.append(form);
  form.submit();
}
