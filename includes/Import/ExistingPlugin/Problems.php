<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Text;

/**
 * Collects what an import changes or leaves out, with the row that it is about.
 *
 * @phpstan-type Problem array{kind: 'survey'|'response'|'setting', id: int, field: string, message: string}
 * @since 0.7.0
 */
final class Problems {

	public const SURVEY   = 'survey';
	public const RESPONSE = 'response';
	public const SETTING  = 'setting';

	private const LONGEST = 500;

	/** @var list<Problem> */
	private array $found = [];

	/**
	 * @param self::SURVEY|self::RESPONSE|self::SETTING $kind
	 * @param int $id Of the existing plugin's row; 0 for its settings.
	 */
	public function __construct( private readonly string $kind, private readonly int $id ) {}

	/**
	 * @param string $field Path in the row, or the name of a setting; '' for the row as a whole.
	 */
	public function add( string $field, string $message ): void {
		$this->found[] = [
			'kind'    => $this->kind,
			'id'      => $this->id,
			'field'   => $field,
			'message' => mb_substr( Text::line( $message ), 0, self::LONGEST ),
		];
	}

	/**
	 * @return list<Problem>
	 */
	public function all(): array {
		return $this->found;
	}
}
