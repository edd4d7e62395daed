import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { TextField } from '@/components/text-field';
import { LIMITS } from '@/survey-model';
import { useField } from '../../use-field';

/** How many of the visitors see the survey. */
export function VisitorShareContent() {
	const share = useField( 'settings.behavior.visitor_share' );
	return (
		<Card
			title={ __( 'Share of visitors', 'userfeedback' ) }
			hasErrors={ share.error !== undefined }
		>
			<TextField
				className="userfeedback-editor__seconds"
				type="number"
				label={ __(
					'Show to a share of visitors (%)',
					'userfeedback'
				) }
				help={ __(
					'100 shows the survey to everyone. With a smaller share, each visitor is chosen by chance once and stays in or out. Surveys that you put on a page with a block or shortcode always show.',
					'userfeedback'
				) }
				min={ LIMITS.leastShare }
				max={ 100 }
				step={ 1 }
				inputMode="numeric"
				value={
					Number.isNaN( share.value ) ? '' : String( share.value )
				}
				error={ share.error }
				// An empty or unreadable field is not 0 percent.
				onChange={ ( text ) =>
					share.set( text === '' ? Number.NaN : Number( text ) )
				}
				onBlur={ share.onBlur }
			/>
		</Card>
	);
}
