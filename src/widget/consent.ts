/** What the WP Consent API asks visitors about. */
export type ConsentCategory =
	| 'functional'
	| 'preferences'
	| 'statistics'
	| 'statistics-anonymous'
	| 'marketing';

/** The tag of the WP Consent API's script: an optimiser may run it only after the visitor has done something. */
const CONSENT_SCRIPT = 'script[id="wp-consent-api-js"]';

/**
 * Whether data of a category may be collected about this visitor now. Ask each time: consent may be given and withdrawn
 * on the same page.
 *
 * Global Privacy Control forbids it always. Otherwise the WP Consent API decides; without that plugin, the site has no
 * consent that could be asked for.
 *
 * @param category The category.
 */
export function hasConsent( category: ConsentCategory ): boolean {
	const { wp_has_consent: ask } = window as {
		wp_has_consent?: ( of: ConsentCategory ) => boolean;
	};
	const { globalPrivacyControl } = navigator as {
		globalPrivacyControl?: boolean | string;
	};
	// Old browsers have it as a text.
	if ( globalPrivacyControl && globalPrivacyControl !== '0' ) {
		return false;
	}
	return typeof ask === 'function'
		? ask( category )
		: ! document.querySelector( CONSENT_SCRIPT );
}
