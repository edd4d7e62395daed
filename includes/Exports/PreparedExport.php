<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Responses\ResponseFilter;

/**
 * An export that ExportService has checked.
 *
 * @since 0.5.0
 */
final class PreparedExport {

	public function __construct(
		public readonly ExportRequest $request,
		public readonly Survey $survey,
		public readonly ResponseFilter $filter,
		public readonly AnswerColumns $columns
	) {}

	/**
	 * Name of the file without its ending: what it holds, in letters of the title.
	 */
	public function name(): string {
		$title = preg_replace( '/[^\p{L}\p{N}]+/u', '-', mb_strtolower( $this->survey->title, 'UTF-8' ) ) ?? '';
		$title = trim( mb_substr( $title, 0, 60, 'UTF-8' ), '-' );
		$days  = $this->filter->days;
		return implode(
			'-',
			array_filter(
				[
					$title === '' ? 'survey' : $title,
					(string) $this->survey->id,
					$this->request->questionId === '' ? '' : 'question',
					$days === null ? '' : "$days->from-$days->to",
				],
				static fn ( string $part ) => $part !== ''
			)
		);
	}

	/**
	 * The same in ASCII, for browsers that read nothing else.
	 */
	public function asciiName(): string {
		$ascii = trim( preg_replace( '/[^a-z0-9]+/', '-', $this->name() ) ?? '', '-' );
		return preg_match( '/[a-z]/', $ascii ) === 1 ? $ascii : "survey-$ascii";
	}
}
