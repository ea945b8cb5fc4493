/** How the tests start Chromium. */
export const launchOptions = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    // A host that browsers do not trust as they trust this machine: a page of it is not secure.
    "--host-resolver-rules=MAP institute.test 127.0.0.1",
  ],
};

/** The same without pictures, for walks that look at no picture: aborting their requests would turn the cache off. */
export const launchWithoutPictures = {
  ...launchOptions,
  args: [...launchOptions.args, "--blink-settings=imagesEnabled=false"],
};
