import { __ } from '@wordpress/i18n';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/skeleton';
import type { ResultsQuery } from '@/stores/api';
import { CountCards } from '../components/count-cards';
import { SurveyStatistics } from '../components/survey-statistics';
import { useLastLoaded } from '@/hooks/use-last-loaded';
import { useSurveyResults } from '../use-survey-results';

interface ChosenSurveyProps {
	id: number;
	/** The days that are counted. */
	query: ResultsQuery;
	/** The same as in an address, for links to responses; '' for the default. */
	range: string;
}

/** The statistics of the survey that the overview is limited to. */
export function ChosenSurvey( { id, query, range }: ChosenSurveyProps ) {
	const { results: loaded, error, retry } = useSurveyResults( id, query );
	// The layout stays while another range is loading.
	const results = useLastLoaded( loaded, id );
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
	return <SurveyStatistics results={ results } range={ range } />;
}
