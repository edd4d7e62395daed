<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Import\Mapping\ColumnProfile;

/**
 * Reads what the columns of a file hold, to find the questions that they become.
 *
 * @since 0.7.0
 */
final class ColumnReader {

	/** @var list<ColumnProfile> */
	public readonly array $profiles;

	/**
	 * @param string              $empty    Text that means "no answer" like an empty cell; '' for none.
	 * @param list<ColumnProfile> $profiles What was found so far; [] to begin.
	 */
	public function __construct( private readonly CsvFile $file, private readonly string $empty, array $profiles = [] ) {
		$this->profiles = $profiles !== [] ? $profiles : array_map( static fn () => new ColumnProfile(), $file->headers );
	}

	/**
	 * Adds the cells of a record that has no problem.
	 */
	public function add( CsvRecord $record ): void {
		$isOwn = $this->file->format === FileFormat::UserFeedback;
		foreach ( $record->cells as $index => $cell ) {
			$value = $cell === '' ? '' : LineReader::value( $cell, $this->empty, $isOwn );
			// A longer text is a problem of its line.
			if ( $value !== '' && strlen( $value ) <= 4 * LineReader::MAX_LENGTH ) {
				$this->profiles[ $index ]->add( $value );
			}
		}
	}
}
