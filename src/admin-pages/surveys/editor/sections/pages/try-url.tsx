import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { getAdminData } from '@/lib/admin-data';
import { TextField } from '@/components/text-field';
import type { PageRule } from '@/survey-model';
import { isPageUrl, rulesMatch } from '@/survey-model';

/** Whether an address is on this site, with or without a certificate. */
function isOfThisSite( url: string ): boolean {
	const { site_url: home } = getAdminData();
	// The page data of a site always has its URL.
	return ! isPageUrl( home ) || new URL( url ).host === new URL( home ).host;
}

function resultText( rules: readonly PageRule[], url: string ): string {
	if ( url === '' ) {
		return __(
			'Paste the address of a page to see whether the survey shows there.',
			'userfeedback'
		);
	}
	if ( ! isPageUrl( url ) ) {
		return __(
			'Enter a complete URL, such as https://example.com/pricing/.',
			'userfeedback'
		);
	}
	if ( ! isOfThisSite( url ) ) {
		return __(
			'This address is not on this site, so the survey does not show there.',
			'userfeedback'
		);
	}
	switch ( rulesMatch( rules, url ) ) {
		case true:
			return __( 'The survey shows on this page.', 'userfeedback' );
		case false:
			return __(
				'The survey does not show on this page.',
				'userfeedback'
			);
		default:
			return __(
				'The address alone does not decide: it depends on rules about content or visitors, or on a rule that is not finished.',
				'userfeedback'
			);
	}
}

/** Tries the rules with an address. */
export function TryUrl( { rules }: { rules: readonly PageRule[] } ) {
	const [ url, setUrl ] = useState( '' );
	return (
		<div className="userfeedback-try-url">
			<TextField
				type="url"
				dir="ltr"
				autoComplete="off"
				label={ __( 'Try a URL', 'userfeedback' ) }
				value={ url }
				onChange={ setUrl }
				help={
					<Announced as="span" isSilentAtFirst>
						{ resultText( rules, url.trim() ) }
					</Announced>
				}
			/>
		</div>
	);
}
