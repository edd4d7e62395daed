import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/error-state';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import { store as importsStore } from '@/stores/imports';
import { allSurveys } from '../back-link';
import { AnswersCard, NoAnswersCard, mayImport } from './answers-card';
import { ExistingPluginPanel } from './existing-plugin';
import { ImportList } from './import-list';
import { SurveyFileCard } from './survey-file-card';
import { isUnfinished } from './texts';
import './imports.scss';

/**
 * Files with answers: those that are at work, a new one, and what became of earlier ones.
 *
 * @param props
 * @param props.children What else can be imported.
 */
function Answers( { children }: { children: ReactNode } ) {
	const list = useSelect(
		( select ) => select( importsStore ).getImports(),
		[]
	);
	const { error, retry } = useResolution( importsStore, 'getImports', [] );
	if ( list === undefined ) {
		return (
			<>
				{ error ? (
					<ErrorState
						error={ error }
						title={ __(
							'Your imports could not be loaded',
							'userfeedback'
						) }
						onRetry={ retry }
					/>
				) : (
					<Skeleton shape="card" count={ 1 } />
				) }
				{ children }
			</>
		);
	}
	return (
		<>
			<ImportList
				title={ __( 'Unfinished imports', 'userfeedback' ) }
				items={ list.items.filter( isUnfinished ) }
			/>
			<AnswersCard maxBytes={ list.maxBytes } />
			{ children }
			<ImportList
				title={ __( 'Earlier imports', 'userfeedback' ) }
				items={ list.items.filter(
					( item ) => ! isUnfinished( item )
				) }
			/>
		</>
	);
}

/** What can be imported: answers of other tools, and surveys. */
export function ImportScreen() {
	return (
		<Page
			key="import"
			back={ allSurveys() }
			title={ __( 'Import', 'userfeedback' ) }
		>
			<div className="userfeedback-imports">
				{ mayImport() ? (
					<Answers>
						<SurveyFileCard />
						<ExistingPluginPanel />
					</Answers>
				) : (
					<>
						<NoAnswersCard />
						<SurveyFileCard />
					</>
				) }
			</div>
		</Page>
	);
}
