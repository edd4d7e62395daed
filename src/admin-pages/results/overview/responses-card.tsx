import { createInterpolateElement } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { Card } from '@/components/card';
import { DateRangePicker } from '@/components/date-range';
import { daysText } from '@/components/date-range/range-text';
import type { RangeChoice } from '@/components/date-range/ranges';
import { formatNumber } from '@/lib/format';
import { LineChart } from '@/components/line-chart';
import { Skeleton } from '@/components/skeleton';
import type { Overview } from '@/survey-model';
import { RangeRadio } from './range-radio';

interface ResponsesCardProps {
	/** undefined until it is loaded once. */
	overview: Overview | undefined;
	/** Whether newer data is being loaded. */
	isLoading: boolean;
	range: RangeChoice;
	hasLonger: boolean;
	/** The site's date. */
	today: string;
	onRangeChange: ( range: RangeChoice ) => void;
}

function responsesText( count: number ): string {
	return sprintf(
		/* translators: %s: number of responses. */
		_n( '%s response', '%s responses', count, 'userfeedback' ),
		formatNumber( count )
	);
}

/**
 * The total with its days: of the data, not of the choice, since the data may still be of the range before.
 *
 * @param overview
 * @param today    The site's date.
 */
function totalText( overview: Overview, today: string ): string {
	const { total_responses: total, data_points: points } = overview;
	const first = points[ 0 ]?.date ?? today;
	const last = points.at( -1 )?.date ?? today;
	if ( last === today && points.length === 7 ) {
		return sprintf(
			/* translators: %s: number of responses. */
			_n(
				'<strong>%s</strong> response in the past 7 days',
				'<strong>%s</strong> responses in the past 7 days',
				total,
				'userfeedback'
			),
			formatNumber( total )
		);
	}
	if ( last === today && points.length === 30 ) {
		return sprintf(
			/* translators: %s: number of responses. */
			_n(
				'<strong>%s</strong> response in the past 30 days',
				'<strong>%s</strong> responses in the past 30 days',
				total,
				'userfeedback'
			),
			formatNumber( total )
		);
	}
	return sprintf(
		/* translators: 1: number of responses, 2: days such as Jan 1, 2026 – Jan 31, 2026. */
		_n(
			'<strong>%1$s</strong> response, %2$s',
			'<strong>%1$s</strong> responses, %2$s',
			total,
			'userfeedback'
		),
		formatNumber( total ),
		daysText( first, last )
	);
}

/** The number of responses on each day of the range. */
export function ResponsesCard( {
	overview,
	isLoading,
	range,
	hasLonger,
	today,
	onRangeChange,
}: ResponsesCardProps ) {
	const title = __( 'Responses', 'userfeedback' );
	if ( ! overview ) {
		return (
			<div className="userfeedback-overview__placeholder">
				<Skeleton shape="card" count={ 1 } />
			</div>
		);
	}
	return (
		<Card
			title={ title }
			label={ title }
			tools={
				<div className="userfeedback-overview__ranges">
					<RangeRadio
						range={ range }
						today={ today }
						onChange={ onRangeChange }
					/>
					<DateRangePicker
						hasDays={ false }
						value={ range }
						hasLonger={ hasLonger }
						medium="results-overview"
						onChange={ onRangeChange }
					/>
				</div>
			}
		>
			<div
				className={ `userfeedback-overview${ isLoading ? ' is-busy' : '' }` }
				aria-busy={ isLoading }
			>
				<Announced
					className="userfeedback-overview__total"
					isSilentAtFirst
				>
					{ createInterpolateElement( totalText( overview, today ), {
						strong: <strong />,
					} ) }
				</Announced>
				<LineChart
					title={ __( 'Responses per day', 'userfeedback' ) }
					points={ overview.data_points }
					countLabel={ title }
					valueText={ responsesText }
					emptyText={ __(
						'No responses in these days.',
						'userfeedback'
					) }
				/>
			</div>
		</Card>
	);
}
