import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import { copy } from '@wordpress/icons';
import { useSnackbar } from '@/components/snackbars';
import type { SurveySummary } from '@/survey-model';
import { shortcode } from '@/survey-model';
import './copy-shortcode.scss';

/** The shortcode of a survey with a button that copies it. */
export function CopyShortcode( {
	survey,
}: {
	survey: Pick< SurveySummary, 'id' | 'title' >;
} ) {
	const code = shortcode( survey.id );
	const showSnackbar = useSnackbar();
	const button = useCopyToClipboard< HTMLButtonElement >( code, () =>
		showSnackbar( __( 'Copied to Clipboard', 'userfeedback' ), {
			about: 'clipboard',
		} )
	);
	return (
		<span className="userfeedback-shortcode">
			<code>{ code }</code>
			<Button
				ref={ button }
				size="small"
				icon={ copy }
				label={ sprintf(
					/* translators: %s: title of a survey. */
					__( 'Copy the shortcode of %s', 'userfeedback' ),
					survey.title
				) }
			/>
		</span>
	);
}
