import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { ChunkError } from '@/components/chunk-error';
import { ErrorBoundary } from '@/components/error-boundary';
import { Skeleton } from '@/components/skeleton';
import { createChunk } from '@/hooks/use-chunk';
import { useFeature } from '@/hooks/use-feature';
import { store as summariesStore } from '@/stores/summaries';
import { AiUpsell } from './ai-summary/upsell';

/** The summary, loaded only where the plan includes it. */
const useCard = createChunk( () =>
	import(
		/* webpackChunkName: "admin-ai-summary" */ './ai-summary/card'
	).then( ( { AiSummaryCard } ) => AiSummaryCard )
);

/** A summary of what visitors wrote to a survey; an upsell in plans without it, until the user dismisses it. */
export function AiSummary( { surveyId }: { surveyId: number } ) {
	const { isAllowed } = useFeature( 'ai-summary' );
	const isDismissed = useSelect(
		( select ) => select( summariesStore ).isUpsellDismissed(),
		[]
	);
	if ( ! isAllowed ) {
		return isDismissed ? null : <AiUpsell />;
	}
	return (
		<ErrorBoundary
			fallback={
				<Banner status="warning">
					{ __(
						'AI Summary is unavailable at this moment.',
						'userfeedback'
					) }
				</Banner>
			}
		>
			<LoadedCard key={ surveyId } surveyId={ surveyId } />
		</ErrorBoundary>
	);
}

function LoadedCard( { surveyId }: { surveyId: number } ) {
	const { part: Card, hasFailed, retry } = useCard();
	if ( hasFailed ) {
		return <ChunkError onRetry={ retry } />;
	}
	return Card ? (
		<Card surveyId={ surveyId } />
	) : (
		<Skeleton shape="card" count={ 1 } />
	);
}
