<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Icons;
use UserFeedback\Surveys\QuestionTypes\IconChoiceForm;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\VisitorView;

/**
 * One icon out of several. The answer is the label of the icon.
 *
 * @since 0.1.0
 */
final class IconChoice extends IconChoiceForm implements QuestionType, VisitorView {

	public function __construct( private readonly Icons $icons ) {}

	public function read( Question $question, mixed $value, array $extra ): Answer {
		return self::readOption( $question, $value );
	}

	/**
	 * The options with the drawings of their icons; an icon that does not exist has none, and its label is all there is to choose.
	 */
	public function visitorConfig( Question $question ): array {
		/** @var list<array{label: string, icon: array{name: string, style: string}}> $options */
		$options = $question->config['options'] ?? [];
		return [
			'options' => array_map(
				fn ( array $option ) => [
					'label' => $option['label'],
					'icon'  => $option['icon'] + ( $this->icons->drawing( $option['icon']['style'], $option['icon']['name'] ) ?? [] ),
				],
				$options
			),
		];
	}
}
