<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * What one step of an import did.
 *
 * @since 0.6.0
 */
final class ImportStep {

	/**
	 * @param int               $new     Single ratings that were stored.
	 * @param int               $known   Single ratings that were stored before.
	 * @param int               $posts   Posts whose sums were compared.
	 * @param int               $changed Of these, posts whose ratings beyond single ones have changed.
	 * @param ImportCursor|null $next    Where to continue; null at the end.
	 * @param int               $percent How much of the import is done, 0 to 100.
	 */
	public function __construct(
		public readonly int $new,
		public readonly int $known,
		public readonly int $posts,
		public readonly int $changed,
		public readonly ?ImportCursor $next,
		public readonly int $percent
	) {}

	/**
	 * @param array{new: int, known: int, posts: int, changed: int} $sums Of the steps before.
	 * @return array{new: int, known: int, posts: int, changed: int} With this one.
	 */
	public function addedTo( array $sums ): array {
		return [
			'new'     => $sums['new'] + $this->new,
			'known'   => $sums['known'] + $this->known,
			'posts'   => $sums['posts'] + $this->posts,
			'changed' => $sums['changed'] + $this->changed,
		];
	}
}
