import { __, _n, sprintf } from '@wordpress/i18n';
import { Card } from '../../../components/card';
import { formatNumber } from '../../../components/format';
import type { QuestionStats } from '../../../survey-model';
import { Average } from './average';
import { NewestAnswers } from './newest-answers';
import { OptionBars } from './option-bars';

interface QuestionResultsCardProps {
	surveyId: number;
	stats: QuestionStats;
}

/** The statistics of one question. */
export function QuestionResultsCard( {
	surveyId,
	stats,
}: QuestionResultsCardProps ) {
	const answered = sprintf(
		/* translators: %s: number of answers. */
		_n( '%s answer', '%s answers', stats.total_answers, 'userfeedback' ),
		formatNumber( stats.total_answers )
	);
	const skipped = sprintf(
		/* translators: %s: number of visitors who saw a question and did not answer it. */
		__( '%s skipped', 'userfeedback' ),
		formatNumber( stats.skipped )
	);
	return (
		<Card
			title={ <span dir="auto">{ stats.title }</span> }
			label={ stats.title }
			tools={
				<p className="userfeedback-results__counts">
					<span>{ answered }</span>
					<span>{ skipped }</span>
				</p>
			}
		>
			{ stats.is_quantitative ? (
				<>
					<Average stats={ stats } />
					<OptionBars stats={ stats } />
				</>
			) : (
				<NewestAnswers surveyId={ surveyId } stats={ stats } />
			) }
		</Card>
	);
}
