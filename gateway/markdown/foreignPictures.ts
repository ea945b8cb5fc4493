/** A link's ends, and a picture of another site, as micromark writes them. */
const parts = /<a [^>]*>|<\/a>|<img src="((?:https?:)?\/\/[^"]*)" alt="([^"]*)"[^>]*>/gi;

const linkTo = (address: string, text: string): string =>
  `<a target="_blank" rel="noopener noreferrer" href="${address}">${text}</a>`;

/**
 * HTML that was rendered from Markdown, with links in place of the pictures of other sites: a picture's server would learn
 * who reads the text, and when. A picture inside a link is its description.
 */
export function linkForeignPictures(html: string): string {
  let isInLink = false;
  return html.replace(parts, (tag: string, address: string | undefined, description: string) => {
    if (address === undefined) isInLink = tag !== "</a>";
    else if (isInLink) return description;
    else return linkTo(address, description || address);
    return tag;
  });
}
