import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ErrorState } from '@/components/error-state';
import { LockBlurb } from '@/components/lock';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/skeleton';
import { useFeature } from '@/hooks/use-feature';
import { listHref } from '@/hooks/use-list-route';
import { useResolution } from '@/hooks/use-resolution';
import { RESPONSES } from '@/routes';
import { store as responsesStore } from '@/stores/responses';
import type { ResponseDetail } from '@/survey-model';
import { responseTitle } from '../response-title';
import { useFreshResponses } from '../use-fresh-responses';
import { useLastLoaded } from '@/hooks/use-last-loaded';
import { AnswersCard } from './answers-card';
import { DetailsCard } from './details-card';
import { NotCounted } from './not-counted';
import { NotesCard } from './notes-card';
import { ResponseNavigation } from './response-navigation';
import { TagsCard } from './tags-card';
import { Toolbar } from './toolbar';
import { useSingleChanges } from './use-single-changes';
import './remarks.scss';
import './response.scss';

interface ResponseScreenProps {
	surveyId: number;
	id: number;
}

function backTo( surveyId: number ) {
	return {
		href: listHref( RESPONSES.build( { surveyId } ) ),
		label: __( 'Back to All Responses', 'userfeedback' ),
	};
}

/** One response; if it is locked, what is required to see it. */
export function ResponseScreen( { surveyId, id }: ResponseScreenProps ) {
	const { isAllowed } = useFeature( 'single-response' );
	return isAllowed ? (
		<AllowedResponse surveyId={ surveyId } id={ id } />
	) : (
		// The server would refuse the request: show the lock instead of an error.
		<Page
			key="response"
			back={ backTo( surveyId ) }
			title={ responseTitle( id ) }
		>
			<LockBlurb feature="single-response" medium="response" />
		</Page>
	);
}

function AllowedResponse( { surveyId, id }: ResponseScreenProps ) {
	// Preloads the neighbours, so that navigating shows them at once.
	const loaded = useSelect(
		( select ) => {
			const { getResponse } = select( responsesStore );
			const response = getResponse( surveyId, id );
			if ( response?.next ) {
				getResponse( surveyId, response.next );
			}
			if ( response?.previous ) {
				getResponse( surveyId, response.previous );
			}
			return response;
		},
		[ surveyId, id ]
	);
	// Keeps showing the previous response until the next one is loaded, so that the layout does not jump.
	const response = useLastLoaded( loaded, surveyId );
	const { error, retry } = useResolution( responsesStore, 'getResponse', [
		surveyId,
		id,
	] );
	useFreshResponses( surveyId );

	const back = backTo( surveyId );
	return (
		<Page
			key="response"
			back={ back }
			title={ responseTitle( id ) }
			actions={
				! error &&
				response && <ResponseNavigation response={ response } />
			}
		>
			{ error && (
				<ErrorState
					error={ error }
					title={ __(
						'This response could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
					back={ back }
				/>
			) }
			{ ! error && ! response && (
				<div className="userfeedback-response">
					<Skeleton shape="card" count={ 1 } />
					<Skeleton shape="card" count={ 1 } />
				</div>
			) }
			{ ! error && response && (
				<div aria-busy={ ! loaded }>
					<ResponseContent
						key={ response.id }
						response={ response }
					/>
				</div>
			) }
		</Page>
	);
}

function ResponseContent( { response }: { response: ResponseDetail } ) {
	const changes = useSingleChanges( response );
	return (
		<>
			<NotCounted
				key={ response.status }
				response={ response }
				changes={ changes }
			/>
			<Toolbar response={ response } changes={ changes } />
			<div className="userfeedback-response">
				<div className="userfeedback-response__column">
					<AnswersCard response={ response } />
					<NotesCard response={ response } />
				</div>
				<div className="userfeedback-response__column">
					<DetailsCard response={ response } />
					<TagsCard response={ response } />
				</div>
			</div>
		</>
	);
}
