<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Results\RatedPostQuery;
use UserFeedback\Support\Cast;

/**
 * Which ratings somebody wants to export, as it was requested: RatingExportService checks it.
 *
 * @since 0.6.0
 */
final class RatingExportRequest {

	/** Reports: a row for each rated post, or for each rating of one post. */
	public const POSTS = 'ratings';
	public const POST  = 'post-ratings';

	public const REPORTS = [ self::POSTS, self::POST ];

	/**
	 * @param string      $report  One of REPORTS.
	 * @param int         $postId  0 for the report of all posts.
	 * @param string      $orderBy One of RatedPostQuery::ORDER_BY, for the report of all posts.
	 * @param string      $order   asc or desc.
	 * @param string|null $start   The site's local date, YYYY-MM-DD; null for all days.
	 * @param string|null $end     Inclusive, like $start.
	 */
	private function __construct(
		public readonly string $report,
		public readonly int $postId,
		public readonly string $orderBy,
		public readonly string $order,
		public readonly ?string $start,
		public readonly ?string $end,
		public readonly Format $format
	) {}

	/**
	 * Whether fields ask for a report of ratings, and not of responses.
	 *
	 * @param array<string, mixed> $fields
	 */
	public static function isMeant( array $fields ): bool {
		return in_array( $fields['report'] ?? null, self::REPORTS, true );
	}

	/**
	 * Reads the fields of a request, whatever they are.
	 *
	 * @param array<string, mixed> $fields As toArray() names them. Without `report` it is that of all posts, without `format` a workbook.
	 * @throws ExportError When a field is unknown, or a post is missing or not asked for.
	 */
	public static function from( array $fields ): self {
		$report = self::word( $fields, 'report', self::REPORTS, self::POSTS );
		$postId = Cast::int( $fields['post_id'] ?? 0 );
		if ( ( $report === self::POST ) !== ( $postId > 0 ) ) {
			$message = __( 'The report “post-ratings” needs the ID of a post, the report “ratings” takes none.', 'userfeedback' );
			throw ExportError::invalid( 'post_id', $message );
		}
		return new self(
			$report,
			$postId,
			self::word( $fields, 'orderby', RatedPostQuery::ORDER_BY, 'total_ratings' ),
			self::word( $fields, 'order', [ 'asc', 'desc' ], 'desc' ),
			self::day( $fields, 'start' ),
			self::day( $fields, 'end' ),
			Format::from( self::word( $fields, 'format', array_column( Format::cases(), 'value' ), Format::Xlsx->value ) )
		);
	}

	/**
	 * The fields from which from() makes the same request; what is not set is left out.
	 *
	 * @return array<string, string|int>
	 */
	public function toArray(): array {
		return array_filter(
			[
				'report'  => $this->report,
				'post_id' => $this->postId,
				'orderby' => $this->orderBy,
				'order'   => $this->order,
				'start'   => $this->start,
				'end'     => $this->end,
				'format'  => $this->format->value,
			],
			static fn ( string|int|null $value ) => ! in_array( $value, [ null, 0 ], true )
		);
	}

	/**
	 * @param array<string, mixed> $fields
	 * @param list<string>         $words
	 */
	private static function word( array $fields, string $name, array $words, string $default ): string {
		$value = Cast::string( $fields[ $name ] ?? '' );
		$value = $value === '' ? $default : $value;
		if ( ! in_array( $value, $words, true ) ) {
			/* translators: 1: name of a field, 2: a list of words. */
			throw ExportError::invalid( $name, sprintf( __( '%1$s must be one of: %2$s.', 'userfeedback' ), $name, implode( ', ', $words ) ) );
		}
		return $value;
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private static function day( array $fields, string $name ): ?string {
		$day = Cast::string( $fields[ $name ] ?? '' );
		return $day === '' ? null : $day;
	}
}
