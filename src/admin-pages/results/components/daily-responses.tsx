import { __, _n, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { formatNumber } from '@/lib/format';
import { LineChart } from '@/components/line-chart';
import type { SurveyResults } from '@/survey-model';
import './daily-responses.scss';

function responsesText( count: number ): string {
	return sprintf(
		/* translators: %s: number of responses. */
		_n( '%s response', '%s responses', count, 'userfeedback' ),
		formatNumber( count )
	);
}

interface DailyResponsesProps {
	points: SurveyResults[ 'data_points' ];
}

/** The responses of each day of the chosen range, small; nothing for all time or a single day. */
export function DailyResponses( { points }: DailyResponsesProps ) {
	if ( points.length < 2 ) {
		return null;
	}
	const title = __( 'Responses per day', 'userfeedback' );
	return (
		<div className="userfeedback-daily-responses">
			<Card title={ title }>
				<LineChart
					title={ title }
					points={ points }
					countLabel={ __( 'Responses', 'userfeedback' ) }
					valueText={ responsesText }
					emptyText={ __(
						'No responses in these days.',
						'userfeedback'
					) }
				/>
			</Card>
		</div>
	);
}
