import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { LockBlurb } from '@/components/lock';
import { useFocusHandover } from '@/hooks/use-focus-handover';
import { store as summariesStore } from '@/stores/summaries';
import './upsell.scss';

/** The offer of summaries in plans without them. Closing it hides it permanently for this user. */
export function AiUpsell() {
	const { dismissUpsell } = useDispatch( summariesStore );
	const ref = useRef< HTMLElement >( null );
	useFocusHandover( ref );
	return (
		<section
			className="userfeedback-ai-upsell"
			ref={ ref }
			aria-label={ __( 'AI summary', 'userfeedback' ) }
		>
			<LockBlurb feature="ai-summary" medium="survey-results">
				<p>
					{ __(
						'Know what visitors write without reading every answer: the subjects, how many mention them, and their own words.',
						'userfeedback'
					) }
				</p>
			</LockBlurb>
			<Button
				className="userfeedback-ai-upsell__close"
				icon={ closeSmall }
				size="small"
				label={ __( 'Dismiss', 'userfeedback' ) }
				onClick={ () => {
					// If the request fails, the upsell returns with the next page load; an error message would not
					// help.
					dismissUpsell().catch( () => undefined );
				} }
			/>
		</section>
	);
}
