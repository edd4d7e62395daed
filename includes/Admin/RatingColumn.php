<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\PostRatings\RatingIcons;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\Results\RatingDashboardService;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Lazy;
use WP_Query;

/**
 * The column "Rating" in WordPress' lists of the post types that can be rated. Users hide it in the screen options.
 *
 * @since 0.6.0
 */
final class RatingColumn {

	/** Name of the column and value of `orderby`. */
	public const NAME = 'userfeedback_rating';

	/** Posts whose ratings one query reads. WordPress reads whole trees of pages, whatever it shows of them. */
	private const MOST = 2000;

	/**
	 * @param Closure(): RatingDashboardService $ratings
	 */
	public function __construct( #[Lazy( RatingDashboardService::class )] private readonly Closure $ratings ) {}

	/**
	 * Action load-edit.php.
	 */
	public function addToScreen(): void {
		$type = (string) get_current_screen()?->post_type;
		if ( ! $this->addTo( $type ) ) {
			return;
		}
		add_filter( "manage_edit-{$type}_sortable_columns", [ $this, 'sortable' ] );
		add_filter( 'posts_clauses', [ $this, 'sort' ], 10, 2 );
		add_action( 'admin_print_styles', [ $this, 'printStyle' ] );
	}

	/**
	 * Action wp_ajax_inline-save.
	 */
	public function addToEditedRow(): void {
		$this->addTo( sanitize_key( Cast::string( $_POST['post_type'] ?? '' ) ) );
	}

	/**
	 * Filter manage_{type}_posts_columns.
	 *
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	public function columns( array $columns ): array {
		return $columns + [ self::NAME => __( 'Rating', 'userfeedback' ) ];
	}

	/**
	 * Filter manage_edit-{type}_sortable_columns. The first click shows the best posts first.
	 *
	 * @param array<string, mixed> $columns
	 * @return array<string, mixed>
	 */
	public function sortable( array $columns ): array {
		return $columns + [ self::NAME => [ self::NAME, true, __( 'Rating', 'userfeedback' ), __( 'Table ordered by rating.', 'userfeedback' ) ] ];
	}

	/**
	 * Filter posts_clauses.
	 *
	 * @param array<string, string> $clauses
	 * @return array<string, string>
	 */
	public function sort( array $clauses, WP_Query $query ): array {
		if ( ! $query->is_main_query() || $query->get( 'orderby' ) !== self::NAME ) {
			return $clauses;
		}

		$sorting = ( $this->ratings )()->listClauses( strtolower( Cast::string( $query->get( 'order' ) ) ) );
		return [
			'join'    => $clauses['join'] . $sorting['join'],
			'orderby' => $sorting['orderby'],
		] + $clauses;
	}

	/**
	 * Action manage_{type}_posts_custom_column.
	 */
	public function render( string $column, int $postId ): void {
		if ( $column !== self::NAME ) {
			return;
		}

		$statistics = ( $this->ratings )()->ofMany( [ $postId, ...$this->others() ] )[ $postId ];
		if ( $statistics->count === 0 ) {
			printf( '<span aria-hidden="true">—</span><span class="screen-reader-text">%s</span>', esc_html__( 'No ratings', 'userfeedback' ) );
			return;
		}
		printf(
			'<a href="%s"><span aria-hidden="true">%s (%s)</span><span class="screen-reader-text">%s</span></a>',
			esc_url( RatingWidget::detailsUrl( $postId ) ),
			esc_html( self::average( $statistics ) ),
			esc_html( number_format_i18n( $statistics->count ) ),
			esc_html( RatingWidget::text( $statistics ) )
		);
	}

	/**
	 * The average beside the icon with which visitors rate; faces have no average face.
	 */
	private static function average( RatingStatistics $statistics ): string {
		$average = number_format_i18n( $statistics->average, 1 );
		return match ( RatingWidget::icon()->id ) {
			RatingIcons::THUMBS => "👍 {$statistics->likedPercent()}%",
			RatingIcons::HEARTS => "♥ $average",
			RatingIcons::EMOJI  => $average,
			default             => "★ $average",
		};
	}

	/**
	 * Action admin_print_styles.
	 */
	public function printStyle(): void {
		printf( '<style>.column-%s{width:7.5em}</style>', esc_attr( self::NAME ) );
	}

	/**
	 * The posts of the list, so that one query reads the ratings of all; those of very many pages in a tree are read one by one.
	 *
	 * @return list<int>
	 */
	private function others(): array {
		$query = $GLOBALS['wp_query'] ?? null;
		$posts = $query instanceof WP_Query && count( $query->posts ?? [] ) <= self::MOST ? $query->posts : [];
		// Trees of pages are read as objects of id and parent.
		$idOf = static fn ( mixed $post ) => Cast::int( is_object( $post ) ? $post->ID ?? 0 : $post );
		return array_values( array_map( $idOf, $posts ?? [] ) );
	}

	/**
	 * Adds the column to the lists of a post type, if it is rated and the user may see results.
	 */
	private function addTo( string $type ): bool {
		$ratings = ( $this->ratings )();
		if ( ! $ratings->isRated( $type ) || ! current_user_can( Capability::VIEW_RESULTS ) || ! $ratings->isAllowed() ) {
			return false;
		}
		add_filter( "manage_{$type}_posts_columns", [ $this, 'columns' ] );
		add_action( "manage_{$type}_posts_custom_column", [ $this, 'render' ], 10, 2 );
		return true;
	}
}
