import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Redirect } from 'wouter';
import { Banner } from '@/components/banner';
import { ErrorState } from '@/components/error-state';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import { getAdminData, resultsUrl } from '@/lib/admin-data';
import { IMPORTS, editRoute, hrefOf } from '@/routes';
import { store as importsStore } from '@/stores/imports';
import type { FileImport } from '@/survey-model';
import { NoAnswersCard, mayImport } from '../answers-card';
import { CancelDialog } from '../cancel-dialog';
import { isUnfinished } from '../texts';
import { ImportMapping } from './mapping';
import { ImportReport } from './report';
import { ImportSteps } from './steps';
import { ImportWork } from './work';
import '../imports.scss';
import './answers.scss';

/** The link to all imports. */
const allImports = () => ( {
	href: hrefOf( IMPORTS ),
	label: __( 'All imports', 'userfeedback' ),
} );

/** Whether its columns are shown: they wait for the owner, or are read again. */
function isMapped( { status, columns }: FileImport ): boolean {
	return (
		status === 'mapping' || ( status === 'reading' && columns.length > 0 )
	);
}

function StartButton( { item }: { item: FileImport } ) {
	const { id, questions } = item;
	const isStarting = useSelect(
		( select ) => select( importsStore ).getWish( id ) === 'start',
		[ id ]
	);
	const { startImport } = useDispatch( importsStore );
	const isPossible = questions.length > 0;
	return (
		<Button
			__next40pxDefaultSize
			accessibleWhenDisabled
			variant="primary"
			isBusy={ isStarting }
			disabled={ isStarting || ! isPossible }
			onClick={ () => void startImport( id ) }
		>
			{ isStarting
				? __( 'Starting…', 'userfeedback' )
				: __( 'Start import', 'userfeedback' ) }
		</Button>
	);
}

/** Where a finished import leads. */
function ResultLinks( { survey }: { survey: number } ) {
	const { view_results: mayView } = getAdminData().capabilities;
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				href={ hrefOf( editRoute( survey ) ) }
			>
				{ __( 'Edit survey', 'userfeedback' ) }
			</Button>
			{ mayView && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ resultsUrl( survey ) }
				>
					{ __( 'View results', 'userfeedback' ) }
				</Button>
			) }
		</>
	);
}

function Actions( { item }: { item: FileImport } ) {
	const [ isAsking, setIsAsking ] = useState( false );
	if ( item.status === 'done' && item.survey_id !== null ) {
		return <ResultLinks survey={ item.survey_id } />;
	}
	if ( ! isUnfinished( item ) ) {
		return (
			<Button
				__next40pxDefaultSize
				variant="primary"
				href={ hrefOf( IMPORTS ) }
			>
				{ __( 'Choose another file', 'userfeedback' ) }
			</Button>
		);
	}
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isDestructive
				onClick={ () => setIsAsking( true ) }
			>
				{ __( 'Cancel import', 'userfeedback' ) }
			</Button>
			{ isMapped( item ) && <StartButton item={ item } /> }
			{ isAsking && (
				<CancelDialog
					item={ item }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</>
	);
}

function Content( { item }: { item: FileImport } ) {
	switch ( isMapped( item ) ? 'mapping' : item.status ) {
		case 'mapping':
			return <ImportMapping item={ item } />;
		case 'reading':
		case 'importing':
			return <ImportWork key={ item.status } item={ item } />;
		case 'done':
			return <ImportReport item={ item } />;
		case 'failed':
			return (
				<Banner status="error">
					{ item.error ??
						__(
							'The import failed. Nothing of the file was stored.',
							'userfeedback'
						) }
				</Banner>
			);
		case 'canceled':
			return (
				<Banner status="info">
					{ __(
						'This import was canceled. Nothing of the file is stored.',
						'userfeedback'
					) }
				</Banner>
			);
	}
}

function Loaded( { id }: { id: number } ) {
	const item = useSelect(
		( select ) => select( importsStore ).getImport( id ),
		[ id ]
	);
	const isRemoved = useSelect(
		( select ) => select( importsStore ).isRemoved( id ),
		[ id ]
	);
	const { error, isLoading, retry } = useResolution(
		importsStore,
		'getImport',
		[ id ]
	);
	if ( isRemoved ) {
		return <Redirect to={ IMPORTS } replace />;
	}
	if ( item ) {
		return (
			<>
				<ImportSteps item={ item } />
				<Content item={ item } />
			</>
		);
	}
	return isLoading || error === undefined ? (
		<Skeleton shape="card" count={ 3 } />
	) : (
		<ErrorState
			error={ error }
			title={ __( 'This import could not be loaded', 'userfeedback' ) }
			onRetry={ retry }
			back={ allImports() }
		/>
	);
}

function HeaderActions( { id }: { id: number } ) {
	const item = useSelect(
		( select ) => select( importsStore ).getImport( id ),
		[ id ]
	);
	return item ? <Actions item={ item } /> : null;
}

/** The import of a file with answers: reading, columns and preview, progress, report. */
export function FileImportScreen( { id }: { id: number } ) {
	return (
		<Page
			key="file-import"
			back={ allImports() }
			title={ __( 'Import answers', 'userfeedback' ) }
			actions={ mayImport() ? <HeaderActions id={ id } /> : undefined }
		>
			<div className="userfeedback-imports">
				{ mayImport() ? <Loaded id={ id } /> : <NoAnswersCard /> }
			</div>
		</Page>
	);
}
