<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * Why a line of a file is left out. The lines after it are imported.
 *
 * @since 0.7.0
 */
final class LineProblem extends RuntimeException {

	/**
	 * @param int    $fileLine Line of the file, from 1.
	 * @param string $column   Heading; '' for the line as a whole.
	 * @param string $message  For people.
	 */
	public function __construct(
		public readonly int $fileLine,
		public readonly string $column,
		string $message
	) {
		parent::__construct( $message );
	}

	/**
	 * @return array{line: int, column: string, message: string}
	 */
	public function toArray(): array {
		return [
			'line'    => $this->fileLine,
			'column'  => $this->column,
			'message' => $this->getMessage(),
		];
	}
}
