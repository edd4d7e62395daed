<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Mail\AddressList;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Logic\Condition;
use UserFeedback\Surveys\Logic\ConditionalSection;
use UserFeedback\Surveys\Logic\ConditionFields;
use UserFeedback\Surveys\Logic\SurveyConditions;
use UserFeedback\Surveys\Settings\JsonSection;
use UserFeedback\Surveys\Settings\PublishRules;
use UserFeedback\Surveys\Settings\RecipientSection;

/**
 * Who gets an email about which new responses.
 *
 * @since 0.1.0
 */
final class EmailSection extends JsonSection implements ConditionalSection, PublishRules, RecipientSection {

	/** What happens when all conditions hold. */
	public const SEND     = 'send';
	public const NOT_SEND = 'not_send';

	private const MAX_LENGTH = 2000;

	public function path(): string {
		return 'notifications.email';
	}

	public function schema(): array {
		$logic = [
			'enable'     => JsonSchema::YES_NO,
			'action'     => JsonSchema::described( JsonSchema::word( [ self::SEND, self::NOT_SEND ] ), 'What happens when all conditions hold.' ),
			'conditions' => ConditionFields::logic()->listSchema(),
		];
		return JsonSchema::object(
			[
				'active'    => JsonSchema::YES_NO,
				'addresses' => [
					'type'        => 'string',
					'maxLength'   => self::MAX_LENGTH,
					'description' => 'Email addresses, separated by commas. Clients may also send a list.',
				],
				'logic'     => JsonSchema::object( $logic ),
			]
		);
	}

	protected function default(): mixed {
		return [
			'active'    => false,
			'addresses' => Cast::string( get_option( 'admin_email' ) ),
			'logic'     => self::noLogic(),
		];
	}

	/**
	 * Whom a survey notifies about new responses; nobody if it does not.
	 *
	 * @since 0.7.0
	 *
	 * @return list<string>
	 */
	public function addresses( Survey $survey ): array {
		$value = $this->read( $survey );
		return Cast::at( $value, 'active' ) === true ? AddressList::split( Cast::string( Cast::at( $value, 'addresses' ) ) ) : [];
	}

	/**
	 * Stored: the recipients stay when the site's address changes.
	 */
	public function initial(): mixed {
		return array_diff_key( (array) $this->default(), [ 'logic' => true ] );
	}

	/**
	 * A list of addresses becomes a text, and missing logic none. Addresses are kept as sent: what is no address is refused, not corrected.
	 */
	public function normalize( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$addresses = $value['addresses'] ?? null;
		if ( is_array( $addresses ) && array_filter( $addresses, is_string( ... ) ) === $addresses ) {
			$value['addresses'] = implode( ', ', $addresses );
		}
		$value += [ 'logic' => self::noLogic() ];
		if ( is_array( $value['logic'] ) && isset( $value['logic']['conditions'] ) ) {
			$value['logic']['conditions'] = ConditionFields::logic()->normalized( $value['logic']['conditions'] );
		}
		return $value;
	}

	public function errors( mixed $value ): array {
		return AddressList::errors( Cast::string( Cast::at( $value, 'addresses' ) ), 'addresses' );
	}

	/**
	 * Logic that is on needs a condition.
	 */
	public function publishErrors( mixed $value ): array {
		return self::isEnabled( $value ) && $this->conditions( $value ) === [] ? [ SurveyConditions::noConditions( 'logic.conditions' ) ] : [];
	}

	public function conditionFields(): ConditionFields {
		return ConditionFields::logic();
	}

	public function conditions( mixed $value ): array {
		return ConditionFields::logic()->readAll( Cast::at( $value, 'logic', 'conditions' ), 'logic.conditions' );
	}

	public function usesConditions( mixed $value ): bool {
		return self::isEnabled( $value ) && Condition::active( $this->conditions( $value ) ) !== [];
	}

	public function noChoiceError( mixed $value ): ?FieldError {
		$message = __( 'Add at least one Radio, Checkbox, NPS, or Star Rating question to use conditional logic.', 'userfeedback' );
		return self::isEnabled( $value ) ? new FieldError( 'logic.enable', 'no_choice', $message ) : null;
	}

	public function withConditions( mixed $value, callable $change ): mixed {
		$before = Cast::at( $value, 'logic', 'conditions' );
		if ( ! is_array( $value ) || ! is_array( $before ) ) {
			return $value;
		}
		$after = ConditionFields::logic()->changed( $before, $change );
		$logic = [
			'enable'     => self::isEnabled( $value ) && ( $before === [] || $after !== [] ),
			'conditions' => $after,
		];
		return array_replace( $value, [ 'logic' => array_replace( (array) $value['logic'], $logic ) ] );
	}

	/**
	 * Conditions need a plan; every plan has the plain email about a response.
	 */
	public function features(): array {
		return [
			'logic.enable'     => Feature::ConditionalEmail,
			'logic.action'     => Feature::ConditionalEmail,
			'logic.conditions' => Feature::ConditionalEmail,
		];
	}

	/**
	 * Turning a condition on or off, or removing it with its question, is not a use.
	 */
	public function uses( string $field, mixed $before, mixed $after ): bool {
		if ( $field !== 'logic.conditions' ) {
			return parent::uses( $field, $before, $after );
		}
		return ConditionFields::logic()->hasNew( Cast::at( $before, 'logic', 'conditions' ), Cast::at( $after, 'logic', 'conditions' ) );
	}

	public function masked( mixed $value ): mixed {
		return is_array( $value ) ? array_replace( $value, [ 'addresses' => '' ] ) : $value;
	}

	public function recipientFields(): array {
		return [ 'addresses' ];
	}

	private static function isEnabled( mixed $value ): bool {
		return Cast::at( $value, 'logic', 'enable' ) === true;
	}

	/**
	 * @return array{enable: bool, action: string, conditions: list<mixed>}
	 */
	private static function noLogic(): array {
		return [
			'enable'     => false,
			'action'     => self::SEND,
			'conditions' => [],
		];
	}
}
