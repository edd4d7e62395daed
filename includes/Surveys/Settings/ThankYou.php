<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Logic\ConditionalSection;
use UserFeedback\Surveys\Logic\ConditionFields;
use UserFeedback\Surveys\Pages\SitePages;

/**
 * What happens after the last question: a message, a redirect, or redirects that depend on the answers. The message also shows if no condition holds.
 *
 * @since 0.1.0
 */
final class ThankYou extends JsonSection implements ConditionalSection, PublishRules {

	public const MAX_LENGTH = 2000;

	public const MESSAGE     = 'message';
	public const REDIRECT    = 'redirect';
	public const CONDITIONAL = 'conditional_redirect';

	/** Fields of a conditional redirect's condition, see ConditionFields::redirect(). */
	private const ROW = [ 'question', 'condition_type', 'condition' ];

	public function path(): string {
		return 'settings.thank_you';
	}

	public function schema(): array {
		$fields    = [
			'type'         => JsonSchema::word( [ self::MESSAGE, self::REDIRECT, self::CONDITIONAL ] ),
			'message'      => [
				'type'      => 'string',
				'maxLength' => self::MAX_LENGTH,
			],
			'redirect_to'  => RedirectTarget::pageSchema(),
			'redirect_url' => RedirectTarget::urlSchema(),
		];
		$condition = [
			'page'         => RedirectTarget::pageSchema(),
			'redirect_url' => RedirectTarget::urlSchema(),
		];
		$list      = JsonSchema::described( ConditionFields::redirect()->listSchema( $condition ), 'The first one that holds decides.' );
		return JsonSchema::object( $fields + [ 'conditions' => $list ] );
	}

	/**
	 * The default message in the current language (specification, widget 4).
	 */
	public static function message(): string {
		return __( 'Thanks for your feedback!', 'userfeedback' );
	}

	protected function default(): mixed {
		return [
			'type'         => self::MESSAGE,
			'message'      => self::message(),
			'redirect_to'  => null,
			'redirect_url' => '',
			'conditions'   => [],
		];
	}

	/**
	 * The message is stored with a new survey, so that its language does not depend on the reader (decision 0021).
	 */
	public function initial(): mixed {
		return [
			'type'    => self::MESSAGE,
			'message' => self::message(),
		];
	}

	/**
	 * Missing redirects become none, and an empty message the default one.
	 */
	public function normalize( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$value += array_diff_key( (array) $this->default(), (array) $this->initial() );
		if ( is_string( $value['message'] ?? null ) ) {
			$message          = Text::lines( $value['message'] );
			$value['message'] = $message === '' ? self::message() : $message;
		}
		$value['redirect_to']  = RedirectTarget::normalizedPage( $value['redirect_to'] );
		$value['redirect_url'] = RedirectTarget::normalizedUrl( $value['redirect_url'] );
		$value['conditions']   = ConditionFields::redirect()->normalized( self::withTargets( $value['conditions'] ) );
		return $value;
	}

	public function errors( mixed $value ): array {
		$errors = RedirectTarget::errors( Cast::at( $value, 'redirect_to' ), Cast::at( $value, 'redirect_url' ), 'redirect_to', 'redirect_url' );
		foreach ( (array) Cast::at( $value, 'conditions' ) as $index => $row ) {
			$found = RedirectTarget::errors( Cast::at( $row, 'page' ), Cast::at( $row, 'redirect_url' ), 'page', 'redirect_url' );
			array_push( $errors, ...array_map( static fn ( FieldError $error ) => $error->under( "conditions[$index]" ), $found ) );
		}
		return $errors;
	}

	/**
	 * A redirect needs a target, unless its condition is off.
	 */
	public function publishErrors( mixed $value ): array {
		$type = Cast::at( $value, 'type' );
		if ( $type === self::REDIRECT ) {
			$isMissing = RedirectTarget::isMissing( Cast::at( $value, 'redirect_to' ), Cast::at( $value, 'redirect_url' ) );
			return $isMissing ? [ RedirectTarget::missing( 'redirect_to' ) ] : [];
		}
		$errors = [];
		foreach ( $type === self::CONDITIONAL ? (array) Cast::at( $value, 'conditions' ) : [] as $index => $row ) {
			if ( ! self::isOff( $row ) && RedirectTarget::isMissing( Cast::at( $row, 'page' ), Cast::at( $row, 'redirect_url' ) ) ) {
				$errors[] = RedirectTarget::missing( "conditions[$index].page" );
			}
		}
		return $errors;
	}

	public function conditionFields(): ConditionFields {
		return ConditionFields::redirect();
	}

	public function conditions( mixed $value ): array {
		return ConditionFields::redirect()->readAll( Cast::at( $value, 'conditions' ), 'conditions' );
	}

	public function usesConditions( mixed $value ): bool {
		return Cast::at( $value, 'type' ) === self::CONDITIONAL;
	}

	/**
	 * None: redirects may depend on any question.
	 */
	public function noChoiceError( mixed $value ): ?FieldError {
		return null;
	}

	public function withConditions( mixed $value, callable $change ): mixed {
		$list = Cast::at( $value, 'conditions' );
		return is_array( $value ) && is_array( $list )
			? array_replace( $value, [ 'conditions' => ConditionFields::redirect()->changed( $list, $change ) ] )
			: $value;
	}

	public function features(): array {
		return [
			'type'         => Feature::Redirects,
			'message'      => Feature::ThankYouMessage,
			'redirect_to'  => Feature::Redirects,
			'redirect_url' => Feature::Redirects,
			'conditions'   => Feature::Redirects,
		];
	}

	/**
	 * Turning a condition on or off, or removing it with its question, is not a use.
	 */
	public function uses( string $field, mixed $before, mixed $after ): bool {
		if ( $field === 'conditions' ) {
			return ConditionFields::redirect()->hasNew( Cast::at( $before, $field ), Cast::at( $after, $field ) );
		}
		return parent::uses( $field, $before, $after )
			&& ( $field !== 'message' || ! self::isDefault( Cast::string( Cast::at( $after, 'message' ) ) ) );
	}

	/**
	 * Redirects have their own fields besides the message, so that other pages do not contain them.
	 */
	public function visitorSchema(): array {
		$row = ConditionFields::redirect()->visitorSchema( [ 'redirect_url' => JsonSchema::TEXT ] );
		return JsonSchema::object(
			[
				'type'         => JsonSchema::word( [ self::MESSAGE, self::REDIRECT, self::CONDITIONAL ] ),
				'message'      => JsonSchema::TEXT,
				'redirect_url' => JsonSchema::described( JsonSchema::TEXT, 'Target of a redirect.' ),
				'conditions'   => JsonSchema::described(
					JsonSchema::listOf( $row ),
					'Conditional redirects. The first one that holds decides; the message shows if its target is empty, or if none holds.'
				),
			],
			[ 'type', 'message' ]
		);
	}

	/**
	 * Redirects without a target that visitors can open show the message.
	 */
	public function visitorValue( mixed $value ): mixed {
		$type    = Cast::at( $value, 'type' );
		$message = [
			'type'    => self::MESSAGE,
			'message' => Cast::at( $value, 'message' ),
		];
		if ( $type === self::REDIRECT ) {
			$url = RedirectTarget::url( Cast::at( $value, 'redirect_to' ), Cast::at( $value, 'redirect_url' ) );
			return $url === '' ? $message : array_replace( $message, [ 'type' => $type, 'redirect_url' => $url ] );
		}
		// Rows without a target stay, because the first one that holds decides.
		$rows = $type === self::CONDITIONAL ? self::visitorRows( Cast::at( $value, 'conditions' ) ) : [];
		return array_filter( array_column( $rows, 'redirect_url' ) ) === []
			? $message
			: array_replace( $message, [ 'type' => $type, 'conditions' => $rows ] );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private static function visitorRows( mixed $stored ): array {
		$rows = array_values( array_filter( is_array( $stored ) ? $stored : [], static fn ( mixed $row ) => ! self::isOff( $row ) ) );
		SitePages::prime( array_map( static fn ( mixed $row ) => RedirectTarget::pageId( Cast::at( $row, 'page' ) ), $rows ) );
		return array_map(
			static fn ( mixed $row ) => array_intersect_key( (array) $row, array_flip( self::ROW ) ) + [
				'redirect_url' => RedirectTarget::url( Cast::at( $row, 'page' ), Cast::at( $row, 'redirect_url' ) ),
			],
			$rows
		);
	}

	private static function isOff( mixed $row ): bool {
		return ConditionFields::redirect()->read( $row )->isOff;
	}

	/**
	 * Sent rows with normalised targets, also for missing fields.
	 */
	private static function withTargets( mixed $rows ): mixed {
		return ! is_array( $rows ) ? $rows : array_map(
			static fn ( mixed $row ) => ! is_array( $row ) ? $row : array_replace(
				$row,
				[
					'page'         => RedirectTarget::normalizedPage( $row['page'] ?? null ),
					'redirect_url' => RedirectTarget::normalizedUrl( $row['redirect_url'] ?? '' ),
				]
			),
			$rows
		);
	}

	/**
	 * Whether a message is the default in any language of this site, because owners may use different ones.
	 */
	private static function isDefault( string $message ): bool {
		if ( $message === self::message() ) {
			return true;
		}
		foreach ( [ 'en_US', ...get_available_languages() ] as $locale ) {
			if ( switch_to_locale( $locale ) ) {
				$text = self::message();
				restore_previous_locale();
				if ( $message === $text ) {
					return true;
				}
			}
		}
		return false;
	}
}
