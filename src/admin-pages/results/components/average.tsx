import { __, sprintf } from '@wordpress/i18n';
import { formatDecimal } from '../../../components/format';
import type { QuestionStats } from '../../../survey-model';
import { Stars } from './stars';

/** The average of the chosen stars or numbers; nothing without answers. */
export function Average( { stats }: { stats: QuestionStats } ) {
	if ( stats.average === null ) {
		return null;
	}
	const number = formatDecimal( stats.average );
	return (
		<p className="userfeedback-average">
			{ stats.type === 'star-rating' && (
				<Stars value={ stats.average } label="" />
			) }
			<span>
				{ sprintf(
					/* translators: %s: a number with one decimal, for example 4.2. */
					__( 'Average: %s', 'userfeedback' ),
					number
				) }
			</span>
		</p>
	);
}
