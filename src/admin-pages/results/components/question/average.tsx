import { __, sprintf } from '@wordpress/i18n';
import { formatDecimal } from '@/lib/format';
import type { QuestionStats } from '@/survey-model';
import { Stars } from '@/components/stars';
import { Comparison } from './comparison';

/** The average of the chosen stars or numbers with its 95% interval; nothing without answers. */
export function Average( { stats }: { stats: QuestionStats } ) {
	const { average, average_interval: interval, before } = stats;
	if ( average === null ) {
		return null;
	}
	return (
		<div className="userfeedback-headline">
			<div className="userfeedback-headline__figure">
				<span>
					{ sprintf(
						/* translators: %s: a number with one decimal, for example 4.2. */
						__( 'Average: %s', 'userfeedback' ),
						formatDecimal( average )
					) }
				</span>
				{ stats.type === 'star-rating' && (
					<Stars value={ average } label="" />
				) }
			</div>
			<p className="userfeedback-headline__notes">
				{ interval && (
					<span>
						{ sprintf(
							/* translators: 1: lowest number, 2: highest number. The average of all visitors is probably between them. */
							__(
								'Probably %1$s to %2$s (95%%)',
								'userfeedback'
							),
							formatDecimal( interval.low ),
							formatDecimal( interval.high )
						) }
					</span>
				) }
				{ before && before.average !== null && (
					<Comparison
						now={ average }
						before={ before.average }
						format={ formatDecimal }
						isSignificant={ before.is_significant }
					/>
				) }
			</p>
		</div>
	);
}
