import type { ReactNode } from 'react';
import { BeforeReload } from '@/components/add-on-flow/before-reload';
import { useStableCallback } from '@/hooks/use-stable-callback';
import { useEditor } from '../context';
import { useSaveFirst } from '../use-save-first';

/**
 * Saves a draft before an add-on is activated in it, so that the page comes back to the same place. A published survey is not saved:
 * visitors would see what is not finished. The browser then asks before unsaved changes are lost.
 */
export function SaveBeforeReload( { children }: { children: ReactNode } ) {
	const { survey } = useEditor();
	// With another value on each key, React would search all cards for locks.
	const saveFirst = useStableCallback( useSaveFirst() );
	return (
		<BeforeReload.Provider
			value={ survey.status === 'draft' ? saveFirst : undefined }
		>
			{ children }
		</BeforeReload.Provider>
	);
}
