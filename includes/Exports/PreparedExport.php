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

	/**
	 * @param Survey $survey With the questions of the layout.
	 */
	public function __construct(
		public readonly ExportRequest $request,
		public readonly Survey $survey,
		public readonly ResponseFilter $filter,
		public readonly ExportLayout $layout
	) {}

	/**
	 * Name of the file without its ending.
	 */
	public function fileName(): FileName {
		$question = $this->request->questionId === '' ? '' : $this->layout->columns->title();
		return new FileName( $this->survey->title, 'survey', [ $question, (string) $this->survey->id ], $this->filter->days, $this->layout->day );
	}
}
