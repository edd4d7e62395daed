declare global {
	/** The used part of WordPress' scripts; each file declares the part that it uses. */
	interface WordPressScripts {
		/** Missing when the site has disabled it. */
		heartbeat?: { connectNow: () => void };
	}
	interface Window {
		wp?: WordPressScripts;
	}
}

/**
 * Makes WordPress notice at once that the session has ended. It then shows its own login dialog over the page, which
 * stays as it is. api-fetch gets a new nonce by itself.
 */
export function askToLogIn(): void {
	window.wp?.heartbeat?.connectNow();
}

/** The URL of the login form, for another tab: once closed, WordPress' dialog does not return for minutes. */
export function logInUrl(): string {
	const link = document.querySelector< HTMLAnchorElement >(
		'#wp-auth-check-wrap .wp-auth-fallback a'
	);
	return link?.href ?? '../wp-login.php';
}
