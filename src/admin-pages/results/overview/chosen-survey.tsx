import { __ } from '@wordpress/i18n';
import { ErrorState } from '../../../components/error-state';
import { Skeleton } from '../../../components/skeleton';
import type { ResultsQuery } from '../../../stores/api';
import { CountCards } from '../components/count-cards';
import { SurveyFigures } from '../components/survey-figures';
import { useSurveyResults } from '../use-survey-results';

interface ChosenSurveyProps {
	id: number;
	/** The days that are counted. */
	query: ResultsQuery;
}

/** The statistics of the survey that the overview is limited to. */
export function ChosenSurvey( { id, query }: ChosenSurveyProps ) {
	const { results, error, retry } = useSurveyResults( id, query );
	if ( error ) {
		return (
			<ErrorState
				error={ error }
				title={ __(
					'These results could not be loaded',
					'userfeedback'
				) }
				onRetry={ retry }
			/>
		);
	}
	if ( ! results ) {
		return (
			<>
				<CountCards />
				<Skeleton shape="card" count={ 2 } />
			</>
		);
	}
	return <SurveyFigures results={ results } />;
}
