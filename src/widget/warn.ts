/**
 * Logs an error, so that the site's owner can find out why a survey or a part of it is missing. The message names the
 * plugin.
 */
export function warn( error: unknown ): void {
	// eslint-disable-next-line no-console -- The only way to report an error of a visitor's page.
	console.warn( 'UserFeedback: a survey failed.', error );
}
