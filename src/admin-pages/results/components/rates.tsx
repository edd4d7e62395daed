import { __, sprintf } from '@wordpress/i18n';
import {
	NOTHING,
	formatDay,
	formatDuration,
	formatNumber,
	formatRate,
} from '@/lib/format';
import type { SurveyResults } from '@/survey-model';
import { Comparison } from './question/comparison';
import './rates.scss';

interface Rate {
	label: string;
	/** What the rate means. */
	help?: string;
	now: number | null;
	before: number | null | undefined;
	format: ( value: number ) => string;
}

interface ComparedRate extends Rate {
	now: number;
	before: number;
}

function hasComparison( rate: Rate ): rate is ComparedRate {
	return rate.now !== null && typeof rate.before === 'number';
}

function ratesOf( { statistics, before }: SurveyResults ): Rate[] {
	return [
		{
			label: __( 'Responses in this range', 'userfeedback' ),
			now: statistics.responses,
			before: before?.responses,
			format: formatNumber,
		},
		{
			label: __( 'Impressions in this range', 'userfeedback' ),
			now: statistics.impressions,
			before: before?.impressions,
			format: formatNumber,
		},
		{
			label: __( 'Response rate', 'userfeedback' ),
			help: __( 'Responses by impressions', 'userfeedback' ),
			now: statistics.response_rate,
			before: before?.response_rate,
			format: formatRate,
		},
		{
			label: __( 'Completion rate', 'userfeedback' ),
			help: __( 'Responses by visitors who started', 'userfeedback' ),
			now: statistics.completion_rate,
			before: before?.completion_rate,
			format: formatRate,
		},
		{
			label: __( 'Median time to complete', 'userfeedback' ),
			help: __( 'Half of the visitors were faster', 'userfeedback' ),
			now: statistics.median_seconds,
			before: before?.median_seconds,
			format: formatDuration,
		},
	];
}

/** How many visitors answer in the chosen range, and how readily, compared with the period of equal length before it. */
export function Rates( { results }: { results: SurveyResults } ) {
	const { before } = results;
	const { language } = results;
	// By language, visits are not counted.
	const rates = ratesOf( results ).filter(
		( { now } ) => language === null || now !== null
	);
	const isCompared = rates.some( hasComparison );
	return (
		<section
			className="userfeedback-rates"
			aria-label={ __( 'This range', 'userfeedback' ) }
		>
			<dl>
				{ rates.map( ( rate ) => (
					<div key={ rate.label }>
						<dt>
							{ rate.label }
							{ rate.help && <span>{ rate.help }</span> }
						</dt>
						<dd>
							<strong>
								{ rate.now === null
									? NOTHING
									: rate.format( rate.now ) }
							</strong>
							{ hasComparison( rate ) && (
								<Comparison
									now={ rate.now }
									before={ rate.before }
									format={ rate.format }
								/>
							) }
						</dd>
					</div>
				) ) }
			</dl>
			{ language !== null && (
				<p className="userfeedback-rates__period">
					{ __(
						'Impressions, rates and drop-off are not counted by language.',
						'userfeedback'
					) }
				</p>
			) }
			{ results.counted_from !== null && (
				<p className="userfeedback-rates__period">
					{ sprintf(
						/* translators: %s: a date. */
						__(
							'There are very many responses: by language, only those from %s on are counted.',
							'userfeedback'
						),
						formatDay( results.counted_from )
					) }
				</p>
			) }
			{ before && isCompared && (
				<p className="userfeedback-rates__period">
					{ sprintf(
						/* translators: 1: first day, 2: last day of the period before the chosen range. */
						__( '“Before” is %1$s to %2$s.', 'userfeedback' ),
						formatDay( before.from ),
						formatDay( before.to )
					) }
				</p>
			) }
		</section>
	);
}
