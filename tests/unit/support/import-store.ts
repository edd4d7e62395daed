import { store as importsStore } from '@/stores/imports';
import type { Mapping } from '@/stores/imports/mapping';
import type { FileImport } from '@/survey-model';
import type { Answer } from './fake-server';
import { callOf, fileImport, importSite } from './imports';
import { freshRegistry } from './render';

/** Lets time pass, in milliseconds. */
export const wait = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );

/** An edit of the title. */
export const titled = ( title: string ) => (): Partial< Mapping > => ( {
	title,
} );

/** The store with an import, on a site that answers each call with these in turn. */
export function opened(
	answers: Record< string, Answer[] >,
	item: FileImport = fileImport()
) {
	const { requests } = importSite( answers );
	const registry = freshRegistry();
	registry.dispatch( importsStore ).receiveImport( item );
	return {
		imports: registry.select( importsStore ),
		change: registry.dispatch( importsStore ),
		registry,
		calls: () => requests.map( callOf ),
		bodies: () => requests.map( ( { body } ) => body ),
	};
}
