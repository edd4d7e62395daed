<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Extensions\Part;
use UserFeedback\Extensions\PartKind;
use UserFeedback\Extensions\Parts;
use UserFeedback\Extensions\Script;
use UserFeedback\Settings\AnswerDeletion;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\QuestionTypes\EmailCapture;
use UserFeedback\Surveys\Settings\Behavior\AfterClosing;
use UserFeedback\Surveys\Settings\Behavior\AutoAdvance;
use UserFeedback\Surveys\Settings\Behavior\PartialAnswers;
use UserFeedback\Surveys\Settings\Behavior\VisitorShare;
use UserFeedback\Surveys\Settings\Theming\Colors;

/**
 * The core's parts (src/widget/parts).
 *
 * @since 0.1.0
 */
final class CoreParts {

	/** How often visitors see popups. */
	public const REACH = 'reach';

	/** Theming colours with the values that are in the widget's style sheet. */
	private const COLORS = [
		'widget_color' => Colors::WIDGET,
		'text_color'   => Colors::TEXT,
		'button_color' => Colors::BUTTON,
		'widget_toggle_color' => Colors::TEXT,
	];

	public function __construct( private readonly Assets $assets ) {}

	public function parts(): Parts {
		return new Parts(
			[
				Part::ofQuestionType( 'text', fn () => $this->script( 'written', self::textStrings() ) ),
				Part::ofQuestionType( 'email', fn () => $this->script( 'written', self::emailStrings() ) ),
				Part::ofQuestionType( 'long-text', fn () => $this->script( 'written', self::longTextStrings() ) ),
				new Part( PartKind::Gate, self::REACH, fn () => $this->script( 'reach' ), self::hasReach( ... ) ),
				new Part( PartKind::Listener, self::REACH, fn () => $this->script( 'reach' ), self::hasReach( ... ) ),
				new Part( PartKind::Gate, 'closed', fn () => $this->script( 'closed' ), self::behaves( AfterClosing::FIELD ) ),
				new Part(
					PartKind::QuestionAddition,
					AutoAdvance::FIELD,
					fn () => $this->script( 'auto-advance' ),
					self::behaves( AutoAdvance::FIELD )
				),
				new Part( PartKind::NextQuestion, 'logic', fn () => $this->script( 'logic' ), self::hasLogic( ... ) ),
				new Part( PartKind::Observer, 'partial', fn () => $this->script( 'partial' ), self::behaves( PartialAnswers::FIELD ) ),
				new Part( PartKind::ThankYou, 'message', $this->deletion( ... ), AnswerDeletion::isOffered( ... ) ),
				new Part( PartKind::Ending, 'deletion', $this->deletion( ... ), AnswerDeletion::isOffered( ... ) ),
				Part::ofQuestionSetting(
					EmailCapture::PRIVACY_TEXT,
					fn () => $this->script( 'privacy', [ 'privacy_policy' => __( 'Privacy policy', 'userfeedback' ) ] )
				),
				new Part( PartKind::Theme, 'colors', fn () => $this->script( 'theme' ), self::hasColors( ... ) ),
				new Part( PartKind::Theme, 'middle', fn () => $this->script( 'middle' ), self::isInTheMiddle( ... ) ),
			]
		);
	}

	/**
	 * @param array<string, string> $strings Translated texts for visitors.
	 */
	private function script( string $name, array $strings = [] ): Script {
		return Script::built( $this->assets, "userfeedback-$name", "widget/parts/$name", $strings );
	}

	/**
	 * Answers whether a field of settings.behavior is on, or not 0.
	 *
	 * @return Closure(array<string, mixed>): bool Receives the survey's page data.
	 */
	private static function behaves( string $field ): Closure {
		return static fn ( array $survey ): bool => (bool) Cast::at( $survey, 'settings', 'behavior', $field );
	}

	/**
	 * Whether a survey is for a share of the visitors, or is not shown for some days after another one.
	 *
	 * @param array<string, mixed> $survey Its page data.
	 */
	private static function hasReach( array $survey ): bool {
		return isset( $survey['cooldown_days'] ) || self::behaves( VisitorShare::FIELD )( $survey );
	}

	/**
	 * Whether conditions decide about a question.
	 *
	 * @param array<string, mixed> $survey Its page data.
	 */
	private static function hasLogic( array $survey ): bool {
		foreach ( (array) $survey['questions'] as $question ) {
			if ( Cast::at( $question, 'logic', 'enabled' ) === true ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether a colour differs from its default.
	 *
	 * @param array<string, mixed> $survey Its page data.
	 */
	private static function hasColors( array $survey ): bool {
		/** @var array{theming: array<string, string>} $settings */
		$settings = $survey['settings'];
		foreach ( self::COLORS as $field => $default ) {
			if ( strcasecmp( $settings['theming'][ $field ], $default ) !== 0 ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the position is one of those at half the height of the window.
	 *
	 * @param array<string, mixed> $survey Its page data.
	 */
	private static function isInTheMiddle( array $survey ): bool {
		return str_starts_with( Cast::string( Cast::at( $survey, 'settings', 'theming', 'position' ) ), 'middle_' );
	}

	/**
	 * @return array<string, string>
	 */
	private static function textStrings(): array {
		return [ 'required_text' => __( 'Write an answer to continue.', 'userfeedback' ) ];
	}

	/**
	 * @return array<string, string>
	 */
	private static function emailStrings(): array {
		return [
			'required_email' => __( 'Enter your email address to continue.', 'userfeedback' ),
			'invalid_email'  => __( 'Enter an email address like name@example.com.', 'userfeedback' ),
			'email'          => __( 'Email address', 'userfeedback' ),
			'first_name'     => __( 'First name (optional)', 'userfeedback' ),
		];
	}

	/**
	 * Offers visitors to delete their answers.
	 */
	private function deletion(): Script {
		return $this->script(
			'deletion',
			[
				'delete_url'     => rest_url( 'userfeedback/v1/privacy/erase-response' ),
				'delete_answers' => __( 'Delete my answers', 'userfeedback' ),
				'delete_really'  => __( 'Delete for good', 'userfeedback' ),
				'delete_done'    => __( 'Your answers are deleted within a few minutes.', 'userfeedback' ),
				'delete_failed'  => __( 'This did not work. Try again later.', 'userfeedback' ),
			]
		);
	}

	/**
	 * @return array<string, string>
	 */
	private static function longTextStrings(): array {
		return self::textStrings() + [
			/* translators: Under a field that takes a limited number of characters. %s: how many more. */
			'characters_left' => __( 'Characters left: %s', 'userfeedback' ),
		];
	}
}
