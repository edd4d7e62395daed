import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorState } from '@/components/error-state';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/skeleton';
import { navigate } from '@/hooks/use-hash-route';
import { useResolution } from '@/hooks/use-resolution';
import { NEW_SURVEY } from '@/routes';
import { store as surveysStore } from '@/stores/surveys';
import { NEW_SURVEY_ID } from '@/survey-model';
import { allSurveys, backToSurveys } from '../../back-link';

/** Shown while there is no survey: loading, failed or lost. */
export function EditorPlaceholder( { id }: { id: number } ) {
	const { error, retry } = useResolution( surveysStore, 'getSurvey', [ id ] );
	// A new survey exists only in the builder, so that reloading the page loses it.
	const isLost = id === NEW_SURVEY_ID;
	useEffect( () => {
		if ( isLost ) {
			navigate( NEW_SURVEY, { replace: true } );
		}
	}, [ isLost ] );
	return (
		<Page
			key="editor-placeholder"
			back={ allSurveys() }
			title={ __( 'Edit survey', 'userfeedback' ) }
		>
			{ error ? (
				<ErrorState
					error={ error }
					title={ __(
						'This survey could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
					back={ backToSurveys() }
				/>
			) : (
				<div className="userfeedback-editor">
					<Skeleton shape="card" count={ 3 } />
				</div>
			) }
		</Page>
	);
}
