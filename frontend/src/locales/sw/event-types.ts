import type { TranslationOf } from '../bilingual';
import type { en } from '../en/event-types';

export const sw: TranslationOf<typeof en> = {
  session_created: 'Mazungumzo yameanza',
  message_accepted: 'Ujumbe umepokelewa',
  file_accepted: 'Faili imepokelewa',
  file_refused: 'Faili imekataliwa',
  red_flag: 'Dalili ya hatari',
  engine_call: 'Injini imeitwa',
  failover: 'Injini ya akiba imetumika',
  reply: 'Jibu',
  stage_change: 'Hatua imebadilika',
  diagnosis: 'Utambuzi wa ugonjwa',
  error: 'Kushindwa',
  credits_charged: 'Krediti zimetozwa',
  credits_refunded: 'Krediti zimerudishwa',
  credits_bought: 'Krediti zimenunuliwa',
  register: 'Kujisajili',
  login: 'Kuingia',
  login_failed: 'Kuingia kumekataliwa',
  admin_read: 'Msimamizi amesoma kumbukumbu',
  reveal: 'Msimamizi ameonyeshwa maneno ya mgonjwa',
  verdict: 'Tathmini ya utambuzi wa ugonjwa',
  erasure: 'Data imefutwa',
};
