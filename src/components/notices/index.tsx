import { useSelect } from '@wordpress/data';
import { createChunk } from '../../hooks/use-chunk';
import { store as noticesStore } from '../../stores/notices';

const useList = createChunk(
	() => import( /* webpackChunkName: "admin-notices" */ './list' )
);

function LoadedList() {
	const { part } = useList();
	return part ? <part.NoticeList /> : null;
}

/** Dismissible notices at the top of all screens. Most pages have none and load nothing for them. */
export function Notices() {
	const hasAny = useSelect(
		( select ) => select( noticesStore ).getNotices().length > 0,
		[]
	);
	return hasAny ? <LoadedList /> : null;
}
