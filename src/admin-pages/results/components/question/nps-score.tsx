import { __, sprintf } from '@wordpress/i18n';
import { formatNumber, formatPercent } from '@/lib/format';
import type { NpsStatistics } from '@/survey-model';
import { share } from '@/survey-model';
import { Comparison } from './comparison';

/** A score without decimals. */
function formatScore( score: number ): string {
	// Not -0.
	return formatNumber( Math.round( score ) + 0 );
}

interface NpsScoreProps {
	statistics: NpsStatistics;
	/** The address of the responses with a score from `min` to `max`; undefined if the user cannot filter them. */
	hrefOfScores?: ( ( min: number, max: number ) => string ) | undefined;
}

/** The Net Promoter Score with its margin, and the groups that it consists of. */
export function NpsScore( { statistics, hrefOfScores }: NpsScoreProps ) {
	const { nps, margin, total, before } = statistics;
	if ( total === 0 ) {
		return null;
	}
	const groups = [
		{
			key: 'detractors',
			label: __( 'Detractors', 'userfeedback' ),
			scores: [ 0, 6 ],
			count: statistics.detractor,
		},
		{
			key: 'passives',
			label: __( 'Passives', 'userfeedback' ),
			scores: [ 7, 8 ],
			count: statistics.passive,
		},
		{
			key: 'promoters',
			label: __( 'Promoters', 'userfeedback' ),
			scores: [ 9, 10 ],
			count: statistics.promoter,
		},
	] as const;
	return (
		<div className="userfeedback-nps-score">
			<div className="userfeedback-headline">
				<div className="userfeedback-headline__figure">
					{ sprintf(
						/* translators: %s: a Net Promoter Score, from -100 to 100. */
						__( 'NPS: %s', 'userfeedback' ),
						formatScore( nps )
					) }
				</div>
				<p className="userfeedback-headline__notes">
					<span>
						{ sprintf(
							/* translators: %s: a number of points. The score of all visitors is probably that close. */
							__( '± %s points (95%%)', 'userfeedback' ),
							// A score is never further from another one than that.
							formatScore( Math.min( margin, 100 ) )
						) }
					</span>
					{ before && before.total > 0 && (
						<Comparison
							now={ nps }
							before={ before.nps }
							format={ formatScore }
							isSignificant={ before.is_significant }
						/>
					) }
				</p>
			</div>
			<div className="userfeedback-nps-score__bar" aria-hidden="true">
				{ groups.map( ( { key, count } ) => (
					<span
						key={ key }
						className={ `is-${ key }` }
						style={ { flexGrow: count } }
						hidden={ count === 0 }
					/>
				) ) }
			</div>
			<ul className="userfeedback-nps-score__groups">
				{ groups.map( ( { key, label, scores, count } ) => (
					<li key={ key } className={ `is-${ key }` }>
						<span className="userfeedback-nps-score__name">
							{ hrefOfScores && count > 0 ? (
								<a
									href={ hrefOfScores(
										scores[ 0 ],
										scores[ 1 ]
									) }
								>
									{ label }
								</a>
							) : (
								label
							) }{ ' ' }
							<span className="userfeedback-nps-score__range">
								{ sprintf(
									/* translators: a range of scores. 1: lowest, 2: highest. */
									__( '%1$s to %2$s', 'userfeedback' ),
									formatNumber( scores[ 0 ] ),
									formatNumber( scores[ 1 ] )
								) }
							</span>
						</span>{ ' ' }
						<strong>
							{ formatPercent( share( count, total ) ) }
						</strong>{ ' ' }
						<span className="userfeedback-nps-score__count">
							{ formatNumber( count ) }
						</span>
					</li>
				) ) }
			</ul>
		</div>
	);
}
