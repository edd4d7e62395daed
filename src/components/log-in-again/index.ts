declare global {
	/** What is used of WordPress' own scripts; each part is declared where that is. */
	interface WordPressScripts {
		/** A site may have turned it off. */
		heartbeat?: { connectNow: () => void };
	}
	interface Window {
		wp?: WordPressScripts;
	}
}

/**
 * Lets WordPress notice at once that the session has ended: it then shows its own dialog to log in, over the page, where
 * everything stays as it is. The next request gets a new nonce by itself (api-fetch).
 */
export function askToLogIn(): void {
	window.wp?.heartbeat?.connectNow();
}

/** The address of the login form, for another tab: WordPress keeps its dialog away for minutes once it was closed. */
export function logInUrl(): string {
	const link = document.querySelector< HTMLAnchorElement >(
		'#wp-auth-check-wrap .wp-auth-fallback a'
	);
	return link?.href ?? '../wp-login.php';
}
