<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Database\Transaction;
use UserFeedback\Heatmaps\Stored\HeatmapDeletion;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\CachedPages;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Pagination;
use UserFeedback\Support\Text;

/**
 * The rules of choosing which pages are recorded.
 *
 * @since 0.7.0
 */
final class HeatmapService {

	/** Changes that stop something: no plan is needed for them. */
	private const STOPPING = [ Heatmap::PAUSED, Heatmap::DONE ];

	public function __construct(
		private readonly HeatmapRepository $heatmaps,
		private readonly RecordingList $recording,
		private readonly HeatmapPresenter $presenter,
		private readonly RecordedPage $pages,
		private readonly HeatmapDeletion $deletion,
		private readonly Rights $rights,
		private readonly FeatureGate $gate,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * A page of the list.
	 *
	 * @param string $status One of Heatmap::STATES, or all.
	 * @return array<string, mixed> In the shape of HeatmapSchema::list().
	 * @throws AccessDenied  When the user may not see results.
	 * @throws FeatureLocked When the plan has no heatmaps.
	 */
	public function list( string $status, int $page, int $perPage, int $userId ): array {
		$this->rights->demand( $userId, Capability::VIEW_RESULTS );
		$this->gate->demand( Feature::HeatmapResults );
		$counts = array_intersect_key( $this->heatmaps->counts(), array_flip( Heatmap::STATES ) );
		$counts = [ 'all' => array_sum( $counts ) ] + $counts;
		return [
			'items'          => $this->presenter->all( $this->heatmaps->page( $status, $page, $perPage ), $userId ),
			'pagination'     => ( new Pagination( $page, $perPage, $counts[ $status ] ?? 0 ) )->toArray(),
			'status_filters' => Pagination::filters( $counts ),
		];
	}

	/**
	 * Begins to record a page.
	 *
	 * @param string|null $url    Of a page of this site.
	 * @param int         $postId Or a post; 0 for none.
	 * @return array<string, mixed> In the shape of HeatmapSchema::heatmap().
	 * @throws AccessDenied   When the user may not manage.
	 * @throws FeatureLocked  When the plan has no heatmaps.
	 * @throws HeatmapRefused When it is no page of this site, there is a heatmap of it, or too many pages are recorded.
	 */
	public function create( ?string $url, int $postId, string $title, int $wantedViews, int $sample, int $userId ): array {
		$this->rights->demand( $userId, Capability::MANAGE );
		$this->gate->demand( Feature::Heatmaps );
		[ $page, $post ] = $this->pages->find( $url, $postId );
		if ( ! $this->recording->hasRoomFor( $page ) ) {
			throw HeatmapRefused::full();
		}
		$id      = $this->heatmaps->insert( $page, $post, Text::line( $title ), $wantedViews, $sample, $this->clock->now(), $userId );
		$heatmap = $this->heatmaps->ofPage( $page ) ?? throw HeatmapRefused::missing();
		if ( $id === 0 ) {
			throw HeatmapRefused::exists( $heatmap );
		}
		$this->publish();
		return $this->presenter->one( $heatmap, $userId );
	}

	/**
	 * Changes a heatmap. Who may manage may always stop one.
	 *
	 * @param array{state?: string, wanted_views?: int, sample?: int, title?: string} $changes
	 * @return array<string, mixed> In the shape of HeatmapSchema::heatmap().
	 * @throws AccessDenied   When the user may not manage.
	 * @throws FeatureLocked  When the plan has no heatmaps.
	 * @throws HeatmapRefused When there is none, it has its views, or too many pages are recorded.
	 */
	public function update( int $id, array $changes, int $userId ): array {
		$this->rights->demand( $userId, Capability::MANAGE );
		if ( array_keys( $changes ) !== [ 'state' ] || ! in_array( $changes['state'] ?? '', self::STOPPING, true ) ) {
			$this->gate->demand( Feature::Heatmaps );
		}
		$this->transaction->run( fn () => $this->change( $id, $changes ) );
		$this->publish();
		return $this->presenter->one( $this->heatmaps->find( $id ) ?? throw HeatmapRefused::missing(), $userId );
	}

	/**
	 * Deletes a heatmap with all that was counted.
	 *
	 * @throws AccessDenied   When the user may not delete.
	 * @throws HeatmapRefused When there is none.
	 */
	public function delete( int $id, int $userId ): void {
		$this->rights->demand( $userId, Capability::DELETE_SURVEYS );
		if ( ! $this->heatmaps->markDeleted( $id ) ) {
			throw HeatmapRefused::missing();
		}
		$this->publish();
		$this->deletion->run();
	}

	/**
	 * Deletes the heatmaps of a post that is gone.
	 */
	public function deleteOfPost( int $postId ): void {
		$deleted = array_filter( $this->heatmaps->ofPost( $postId ), fn ( Heatmap $heatmap ) => $this->heatmaps->markDeleted( $heatmap->id ) );
		if ( $deleted === [] ) {
			return;
		}

		$this->publish();
		$this->deletion->run();
	}

	/**
	 * @param array{state?: string, wanted_views?: int, sample?: int, title?: string} $changes
	 */
	private function change( int $id, array $changes ): void {
		$before = $this->heatmaps->lock( $id ) ?? throw HeatmapRefused::missing();
		$state  = $changes['state'] ?? $before->state;
		$wanted = $changes['wanted_views'] ?? $before->wantedViews;
		if ( $state === Heatmap::RECORDING && $before->views >= $wanted ) {
			// Who asks for fewer views than there are wants it to end; who asks to go on needs more.
			$state = isset( $changes['state'] ) ? throw HeatmapRefused::complete() : Heatmap::DONE;
		}
		if ( $state === Heatmap::RECORDING && $before->state !== $state && ! $this->recording->hasRoomFor( $before->page ) ) {
			throw HeatmapRefused::full();
		}
		$this->heatmaps->update(
			$id,
			$state,
			$wanted,
			$changes['sample'] ?? $before->sample,
			isset( $changes['title'] ) ? Text::line( $changes['title'] ) : $before->title,
			$state === Heatmap::DONE ? $before->endedAt ?? $this->clock->now() : null
		);
	}

	/**
	 * Visitors' pages get or lose the recorder.
	 */
	private function publish(): void {
		$this->recording->refresh();
		CachedPages::outdate();
	}
}
