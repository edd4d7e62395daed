<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Stored\RatingRequest;
use UserFeedback\PostRatings\Stored\RatingsKind;
use UserFeedback\Results\Stored\ResponsesKind;
use UserFeedback\StoredData\TableRefused;
use UserFeedback\Support\Cast;

/**
 * What somebody wants to export, as it was requested: ExportService checks it.
 *
 * @since 0.5.0
 */
final class ExportRequest {

	/**
	 * @param string               $kind   Name of a kind of stored data.
	 * @param array<string, mixed> $fields Which of it: what its tables read, and perhaps more.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly array $fields,
		public readonly Format $format
	) {}

	/**
	 * Reads the fields of a request, whatever they are.
	 *
	 * @param array<string, mixed> $fields Without `kind` it is the responses, or the ratings where the report is one of theirs; without `format` a
	 *                                     workbook.
	 * @throws TableRefused When the format is unknown.
	 */
	public static function from( array $fields ): self {
		$kind   = Cast::string( $fields['kind'] ?? '' );
		$format = Cast::string( $fields['format'] ?? '' );
		$report = $fields['report'] ?? '';
		return new self(
			match ( true ) {
				$kind !== '' => $kind,
				in_array( $report, RatingRequest::REPORTS, true ) => RatingsKind::NAME,
				default => ResponsesKind::NAME,
			},
			array_diff_key( $fields, [ 'kind' => 1, 'format' => 1 ] ),
			Format::tryFrom( $format === '' ? Format::Xlsx->value : $format )
				?? throw TableRefused::invalid( 'format', __( 'There is no such format. Choose “xlsx”, “csv” or “json”.', 'userfeedback' ) )
		);
	}

	/**
	 * The survey that the data belongs to; 0 for none.
	 */
	public function surveyId(): int {
		return Cast::int( $this->fields['survey_id'] ?? 0 );
	}

	/**
	 * A field as text; '' if it is not set.
	 */
	public function text( string $field ): string {
		return Cast::string( $this->fields[ $field ] ?? '' );
	}

	/**
	 * The fields from which from() makes the same request.
	 *
	 * @return array<string, mixed>
	 */
	public function toArray(): array {
		return [ 'kind' => $this->kind ] + $this->fields + [ 'format' => $this->format->value ];
	}
}
