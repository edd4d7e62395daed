<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Model\Capability;
use UserFeedback\Support\AjaxActions;

/**
 * An action that answers the fields that were sent.
 */
final class EchoAction extends AjaxActions {

	public function __construct( private readonly string $purpose ) {}

	protected function actions(): array {
		$echo = static fn ( array $fields ): array => $fields;
		return [ 'userfeedback_test_echo' => self::action( [ Capability::MANAGE ], $echo, $this->purpose ) ];
	}
}
