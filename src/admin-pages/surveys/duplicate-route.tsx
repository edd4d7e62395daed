import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { EmptyState } from '../../components/empty-state';
import { ErrorState } from '../../components/error-state';
import { SurveysDrawing } from '../../components/icons';
import { Page } from '../../components/page';
import { Skeleton } from '../../components/skeleton';
import { useResolution } from '../../hooks/use-resolution';
import type { ApiError } from '../../stores/api';
import { toApiError } from '../../stores/api';
import { store as surveysStore } from '../../stores/surveys';
import { backToSurveys } from './back-link';
import { surveyName } from './survey-name';
import { useDuplicate } from './use-duplicate';

/** Copies on confirmation and opens the copy; the confirmation screen is replaced in the browser's history. */
function useCopy( id: number ) {
	const duplicate = useDuplicate();
	const [ error, setError ] = useState< ApiError >();
	const [ isCopying, setIsCopying ] = useState( false );
	async function copy(): Promise< void > {
		setError( undefined );
		setIsCopying( true );
		try {
			await duplicate( id, { replace: true } );
		} catch ( thrown ) {
			setError( toApiError( thrown ) );
		}
		setIsCopying( false );
	}
	return { copy: () => void copy(), isCopying, error };
}

/**
 * The route that copies a survey. It asks for confirmation, because a link, for example in an email, must not change
 * anything by itself.
 */
export function DuplicateRoute( { id }: { id: number } ) {
	const survey = useSelect(
		( select ) => select( surveysStore ).getSurvey( id ),
		[ id ]
	);
	const loading = useResolution( surveysStore, 'getSurvey', [ id ] );
	const { closeSurvey } = useDispatch( surveysStore );
	// The builder loads it again.
	useEffect( () => () => void closeSurvey( id ), [ id, closeSurvey ] );
	const { copy, isCopying, error } = useCopy( id );
	const back = backToSurveys();
	const failed = error ?? loading.error;

	function content() {
		if ( failed ) {
			return (
				<ErrorState
					error={ failed }
					title={ __(
						'The survey could not be duplicated',
						'userfeedback'
					) }
					onRetry={ error ? copy : loading.retry }
					back={ back }
				/>
			);
		}
		if ( survey === undefined ) {
			return <Skeleton shape="card" count={ 2 } />;
		}
		return (
			<EmptyState
				drawing={ <SurveysDrawing /> }
				title={ __( 'Duplicate this survey?', 'userfeedback' ) }
				action={
					<Button
						__next40pxDefaultSize
						accessibleWhenDisabled
						variant="primary"
						isBusy={ isCopying }
						disabled={ isCopying }
						onClick={ copy }
					>
						{ __( 'Duplicate survey', 'userfeedback' ) }
					</Button>
				}
			>
				{ sprintf(
					/* translators: %s: title of a survey, in quotes. */
					__(
						'%s will be copied as a draft, without its responses.',
						'userfeedback'
					),
					surveyName( survey.title )
				) }
			</EmptyState>
		);
	}

	return (
		<Page
			key="duplicate"
			title={ __( 'Duplicate survey', 'userfeedback' ) }
			back={ back }
		>
			{ content() }
		</Page>
	);
}
