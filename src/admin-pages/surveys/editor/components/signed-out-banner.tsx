import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { logInUrl } from '@/components/log-in-again';

/** Shown when a save was refused because the session has ended. WordPress' login dialog opens at the same time. */
export function SignedOutBanner( { onTryAgain }: { onTryAgain: () => void } ) {
	return (
		<Banner
			status="error"
			actions={ [
				{
					label: __( 'Save again', 'userfeedback' ),
					onClick: onTryAgain,
				},
			] }
		>
			{ createInterpolateElement(
				__(
					'You are logged out, so your survey was not saved. What you typed is still here: <a>log in again</a> (opens in a new tab), then save again.',
					'userfeedback'
				),
				{
					a: (
						// The link's text comes from the translation.
						// eslint-disable-next-line jsx-a11y/anchor-has-content -- see above
						<a
							href={ logInUrl() }
							target="_blank"
							rel="noreferrer"
						/>
					),
				}
			) }
		</Banner>
	);
}
