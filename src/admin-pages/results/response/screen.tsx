import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getAdminData } from '../../../components/admin-data';
import { Banner } from '../../../components/banner';
import { ErrorState } from '../../../components/error-state';
import { LockBlurb } from '../../../components/lock';
import { Page } from '../../../components/page';
import { Skeleton } from '../../../components/skeleton';
import { useFeature } from '../../../hooks/use-feature';
import { listHref } from '../../../hooks/use-list-route';
import { useResolution } from '../../../hooks/use-resolution';
import { RESPONSES } from '../../../routes';
import { store as responsesStore } from '../../../stores/responses';
import type { ResponseDetail } from '../../../survey-model';
import { responseTitle } from '../response-title';
import { useFreshResponses } from '../use-fresh-responses';
import { useLastLoaded } from '../use-last-loaded';
import { useResponseChanges } from '../use-response-changes';
import { AnswersCard } from './answers-card';
import { DetailsCard } from './details-card';
import { ResponseNavigation } from './response-navigation';
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
					{ response.status !== 'publish' && (
						<PutAside key={ response.id } response={ response } />
					) }
					<div className="userfeedback-response">
						<AnswersCard response={ response } />
						<DetailsCard response={ response } />
					</div>
				</div>
			) }
		</Page>
	);
}

/** Says that a response in the trash or in spam is not counted, and offers to restore it. */
function PutAside( { response }: { response: ResponseDetail } ) {
	const change = useResponseChanges( response.survey.id );
	const [ isSending, setSending ] = useState( false );
	const isSpam = response.status === 'spam';
	const isAllowed = useFeature( 'response-changes' ).isAllowed;
	const canRestore = isAllowed && getAdminData().capabilities.delete_surveys;
	return (
		<div className="userfeedback-response__banner">
			<Banner status="warning">
				<span>
					{ isSpam
						? __(
								'This response looks like spam. It is not counted in the results.',
								'userfeedback'
							)
						: __(
								'This response is in the trash. It is not counted in the results.',
								'userfeedback'
							) }
				</span>{ ' ' }
				{ canRestore && (
					<Button
						variant="link"
						accessibleWhenDisabled
						isBusy={ isSending }
						disabled={ isSending }
						onClick={ async () => {
							setSending( true );
							// After success, this banner disappears as soon as the response is loaded again.
							const isDone = await change( 'restore', response );
							setSending( isDone );
						} }
					>
						{ isSpam
							? __( 'Not spam', 'userfeedback' )
							: __( 'Restore', 'userfeedback' ) }
					</Button>
				) }
			</Banner>
		</div>
	);
}
