<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\PostRatings\Stored\RatingRequest;
use UserFeedback\Results\Stored\ResponseRequest;
use UserFeedback\Results\Stored\ResponsesKind;
use UserFeedback\Support\Command;
use UserFeedback\Support\Lazy;

/**
 * A WP-CLI command that reads any kind of stored data. ExportService asks for the capability of the kind, also for `--user`.
 *
 * @since 0.7.0
 */
abstract class DataCommand extends Command {

	/** Option → field, where their names differ. */
	private const FIELDS = [
		'survey'         => 'survey_id',
		'question'       => 'question_id',
		'post'           => 'post_id',
		'from'           => 'start',
		'to'             => 'end',
		'option-columns' => 'option_columns',
	];

	/** Options that say how, not which. */
	private const OTHERS = [ 'file' => 1, 'format' => 1, 'limit' => 1, 'fields' => 1 ];

	/**
	 * @param Closure(): ExportService $exports Called only when the command runs.
	 */
	public function __construct( #[Lazy( ExportService::class )] protected readonly Closure $exports ) {}

	public static function capability(): string {
		return Capability::VIEW_RESULTS;
	}

	/**
	 * @param string                     $data    Name of a kind, or the ID of a survey for its responses.
	 * @param array<string, string|bool> $options As they were given.
	 */
	protected static function request( string $data, array $options, string $format ): ExportRequest {
		$fields = is_numeric( $data ) ? [ 'survey_id' => $data, 'kind' => ResponsesKind::NAME ] : [ 'kind' => $data ];
		foreach ( array_diff_key( $options, self::OTHERS ) as $name => $value ) {
			$fields += [ self::FIELDS[ $name ] ?? $name => $value ];
		}
		if ( is_string( $fields['filter'] ?? null ) ) {
			parse_str( $fields['filter'], $filter );
			$fields['filter'] = $filter;
		}
		if ( isset( $fields['question_id'] ) ) {
			$fields += [ 'report' => ResponseRequest::QUESTION ];
		} elseif ( isset( $fields['post_id'] ) ) {
			$fields += [ 'report' => RatingRequest::POST ];
		}
		return ExportRequest::from( [ 'format' => $format ] + $fields );
	}
}
