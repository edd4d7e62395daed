import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { ChunkError } from '@/components/chunk-error';
import { Skeleton } from '@/components/skeleton';
import { createChunk } from '@/hooks/use-chunk';
import { useFeature } from '@/hooks/use-feature';
import type { ResultsQuery } from '@/stores/api';
import './compare-panel.scss';

const useContent = createChunk( () =>
	import( /* webpackChunkName: "admin-compare" */ './compare-content' ).then(
		( { CompareContent } ) => CompareContent
	)
);

interface ComparePanelProps {
	surveyId: number;
	/** The request for the range. */
	query: ResultsQuery;
}

/** Two groups of visitors side by side, once the user asks for them; nothing in plans without filters. */
export function ComparePanel( { surveyId, query }: ComparePanelProps ) {
	const { isAllowed } = useFeature( 'quick-filters' );
	const [ isOpen, setOpen ] = useState( false );
	if ( ! isAllowed ) {
		return null;
	}
	return (
		<div className="userfeedback-compare-panel">
			<Card
				title={ __( 'Compare two groups', 'userfeedback' ) }
				tools={
					<Button
						variant="secondary"
						size="compact"
						aria-expanded={ isOpen }
						onClick={ () => setOpen( ! isOpen ) }
					>
						{ isOpen
							? __( 'Hide comparison', 'userfeedback' )
							: __( 'Choose groups', 'userfeedback' ) }
					</Button>
				}
			>
				{ isOpen ? (
					<Content surveyId={ surveyId } query={ query } />
				) : (
					<p className="userfeedback-compare-panel__hint">
						{ __(
							'See whether visitors on phones, from a country, on a page or with a certain answer respond differently.',
							'userfeedback'
						) }
					</p>
				) }
			</Card>
		</div>
	);
}

function Content( props: ComparePanelProps ) {
	const { part: Loaded, hasFailed, retry } = useContent();
	if ( hasFailed ) {
		return <ChunkError onRetry={ retry } />;
	}
	return Loaded ? (
		<Loaded key={ props.surveyId } { ...props } />
	) : (
		<Skeleton shape="card" count={ 1 } />
	);
}
