import { __ } from '@wordpress/i18n';
import { ChunkError } from '../../components/chunk-error';
import { Page } from '../../components/page';
import { Skeleton } from '../../components/skeleton';
import { createChunk } from '../../hooks/use-chunk';
import { backToResults } from './back-link';
import { responseTitle } from './response-title';

/** The list of responses and the single response, as a chunk that statistics do not need. The browser prefetches it when it is idle. */
const useScreens = createChunk(
	() =>
		import(
			/* webpackChunkName: "admin-responses", webpackPrefetch: true */ './responses-screens'
		)
);

/** The route of a survey's responses, with a placeholder while their chunk loads. */
export function ResponsesRoute( { surveyId }: { surveyId: number } ) {
	const { part, hasFailed, retry } = useScreens();
	return part ? (
		<part.ResponsesScreen surveyId={ surveyId } />
	) : (
		<Placeholder
			title={ __( 'Responses', 'userfeedback' ) }
			onRetry={ hasFailed ? retry : undefined }
		/>
	);
}

interface ResponseRouteProps {
	surveyId: number;
	id: number;
}

/** The route of one response, with a placeholder while its chunk loads. */
export function ResponseRoute( { surveyId, id }: ResponseRouteProps ) {
	const { part, hasFailed, retry } = useScreens();
	return part ? (
		<part.ResponseScreen surveyId={ surveyId } id={ id } />
	) : (
		<Placeholder
			title={ responseTitle( id ) }
			onRetry={ hasFailed ? retry : undefined }
		/>
	);
}

interface PlaceholderProps {
	title: string;
	/** Given when the chunk could not be loaded. */
	onRetry: ( () => void ) | undefined;
}

function Placeholder( { title, onRetry }: PlaceholderProps ) {
	return (
		<Page key="responses" back={ backToResults() } title={ title }>
			{ onRetry ? (
				<ChunkError onRetry={ onRetry } />
			) : (
				<Skeleton shape="card" count={ 1 } />
			) }
		</Page>
	);
}
