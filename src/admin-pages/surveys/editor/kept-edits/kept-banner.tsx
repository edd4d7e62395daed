import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { formatDateTimeInZone } from '@/lib/format';
import { NEW_SURVEY_ID } from '@/survey-model';
import { useEditor } from '../context';
import type { KeptOffer } from './use-kept-edits';

/** Offers what an earlier opening of this survey did not save. */
export function KeptBanner( { offer }: { offer: KeptOffer } ) {
	const { survey } = useEditor();
	const { kept, isOutdated, restore, discard } = offer;
	const time = formatDateTimeInZone( new Date( kept.at ).toISOString() );
	const text =
		survey.id === NEW_SURVEY_ID
			? /* translators: %s: date and time. */
				__(
					'A new survey that was not saved is kept in this browser. You last edited it on %s.',
					'userfeedback'
				)
			: /* translators: %s: date and time. */
				__(
					'Changes to this survey that were not saved are kept in this browser. You made them until %s.',
					'userfeedback'
				);
	return (
		<Banner
			status={ isOutdated ? 'warning' : 'info' }
			actions={ [
				{ label: __( 'Restore', 'userfeedback' ), onClick: restore },
				{ label: __( 'Discard', 'userfeedback' ), onClick: discard },
			] }
		>
			{ isOutdated && (
				<p>
					{ __(
						'This survey was saved after you made these changes. If you restore them, they replace in the builder what was saved since. Nothing is stored until you save.',
						'userfeedback'
					) }
				</p>
			) }
			<p>{ sprintf( text, time ) }</p>
		</Banner>
	);
}
