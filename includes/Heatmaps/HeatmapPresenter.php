<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\PageName;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Posts;

/**
 * Heatmaps as people see them.
 *
 * @since 0.7.0
 */
final class HeatmapPresenter {

	/**
	 * Heatmaps in the shape of HeatmapSchema::heatmap().
	 *
	 * @param list<Heatmap> $heatmaps
	 * @param int           $userId   Who reads.
	 * @return list<array<string, mixed>>
	 */
	public function all( array $heatmaps, int $userId ): array {
		Posts::existing( array_map( static fn ( Heatmap $heatmap ) => $heatmap->postId, $heatmaps ) );
		return array_map( fn ( Heatmap $heatmap ) => $this->one( $heatmap, $userId ), $heatmaps );
	}

	/**
	 * A heatmap in the shape of HeatmapSchema::heatmap().
	 *
	 * @return array<string, mixed>
	 */
	public function one( Heatmap $heatmap, int $userId ): array {
		$isEditable = $heatmap->postId > 0 && user_can( $userId, 'edit_post', $heatmap->postId );
		return [
			'id'           => $heatmap->id,
			'title'        => $this->title( $heatmap ),
			'url'          => $this->url( $heatmap ),
			'edit_url'     => $isEditable ? (string) get_edit_post_link( $heatmap->postId, 'raw' ) : '',
			'post_id'      => $heatmap->postId === 0 ? null : $heatmap->postId,
			'state'        => $heatmap->state,
			'views'        => $heatmap->views,
			'wanted_views' => $heatmap->wantedViews,
			'sample'       => $heatmap->sample,
			'created_at'   => Dates::toIso( $heatmap->createdAt ),
			'clicks'       => $heatmap->clicks,
		];
	}

	/**
	 * The URL of the page: of a post, the one that it has now if it is the recorded page; otherwise that of the recording.
	 */
	public function url( Heatmap $heatmap ): string {
		$link = $heatmap->postId > 0 ? get_permalink( $heatmap->postId ) : false;
		return is_string( $link ) && PagePath::ofUrl( $link ) === $heatmap->page ? $link : PagePath::url( $heatmap->page );
	}

	/**
	 * What the owner calls it, or the title of the post if visitors can see it, or the path.
	 */
	public function title( Heatmap $heatmap ): string {
		if ( $heatmap->title !== '' ) {
			return $heatmap->title;
		}
		$title = $heatmap->postId > 0 ? PageName::ofPost( $heatmap->postId ) : '';
		return $title === '' ? $heatmap->page : $title;
	}
}
