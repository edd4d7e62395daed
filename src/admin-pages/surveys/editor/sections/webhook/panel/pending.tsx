import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/skeleton';
import type { Resolution } from '@/hooks/use-resolution';

interface PendingProps {
	resolution: Resolution;
	/** That it could not be loaded, as a sentence. */
	failure: string;
	rows?: number;
}

/** Stands for a part of the panel that is not loaded yet, or could not be. */
export function Pending( { resolution, failure, rows = 3 }: PendingProps ) {
	const { error, retry } = resolution;
	return error ? (
		<ErrorState error={ error } title={ failure } onRetry={ retry } />
	) : (
		<Skeleton shape="row" count={ rows } />
	);
}
